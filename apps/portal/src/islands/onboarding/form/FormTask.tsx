// One form of the onboarding: its answers so far, then one step per page (ONB-041, designs 22 and 56b).
import { type FormSubmission, getSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { useTaskTitle } from '../checklist/use-task-title.ts';
import { usePortalClient } from '../portal-client.ts';
import { TaskFrame } from '../TaskFrame.tsx';
import type { TaskProps } from '../task-props.ts';
import { formOfSubmission } from './form-answers.ts';
import { OpenForm } from './OpenForm.tsx';

type Loaded = { submission: FormSubmission; form: OnboardingForm } | 'loading' | 'failed';

export function FormTask(props: TaskProps) {
  const { t } = useTexts();
  const client = usePortalClient();
  const title = useTaskTitle()(props.action);
  const { submission_key } = props.action;
  const [loaded, setLoaded] = useState<Loaded>('loading');

  const load = async (): Promise<void> => {
    try {
      const { onboarding_form_submission: submission } = await client.call(getSubmission, {
        params: { submission_key },
      });
      const form = formOfSubmission(submission);
      setLoaded(form ? { submission, form } : 'failed');
    } catch (error) {
      if (!props.explain(error)) setLoaded('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form; each form has a component of its own.
  useEffect(() => {
    void load();
  }, []);

  if (typeof loaded !== 'string') {
    return <OpenForm {...props} {...loaded} title={title} />;
  }
  return (
    <TaskFrame frame={props.frame} title={title} onBack={props.onLeave}>
      <div class="stack" role="status">
        <p class="words">
          {t(loaded === 'failed' ? 'onboarding-portal:loading.formFailed' : 'onboarding-portal:loading.text')}
        </p>
        {loaded === 'failed' && (
          <button
            class="quiet-button"
            type="button"
            onClick={() => {
              setLoaded('loading');
              void load();
            }}
          >
            {t('onboarding-portal:loading.retry')}
          </button>
        )}
      </div>
    </TaskFrame>
  );
}
