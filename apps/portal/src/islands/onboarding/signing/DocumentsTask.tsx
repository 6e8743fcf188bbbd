// Documents of the company: a short form first, then reading and signing once (ONB-045).
import { getActionDocuments } from '@onward/contract/onboarding/onboarding-forms';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { useTaskTitle } from '../checklist/use-task-title.ts';
import { usePortalClient } from '../portal-client.ts';
import { TaskFrame } from '../TaskFrame.tsx';
import type { TaskProps } from '../task-props.ts';
import type { ActionDocuments } from './document-signing.ts';
import { OpenDocuments } from './OpenDocuments.tsx';

export function DocumentsTask(props: TaskProps) {
  const { t } = useTexts();
  const client = usePortalClient();
  const title = useTaskTitle()(props.action);
  const [loaded, setLoaded] = useState<ActionDocuments | 'loading' | 'failed'>('loading');
  const load = async (): Promise<void> => {
    setLoaded('loading');
    try {
      setLoaded(await client.call(getActionDocuments, { params: { action_key: props.action.action_key } }));
    } catch (error) {
      if (!props.explain(error)) setLoaded('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per task; each task has a component of its own.
  useEffect(() => {
    void load();
  }, []);
  if (typeof loaded !== 'string') return <OpenDocuments {...props} title={title} loaded={loaded} />;
  return (
    <TaskFrame frame={props.frame} title={title} onBack={props.onLeave}>
      <div class="stack" role="status">
        <p class="words">
          {t(loaded === 'failed' ? 'onboarding-portal:loading.formFailed' : 'onboarding-portal:loading.text')}
        </p>
        {loaded === 'failed' && (
          <button class="quiet-button" type="button" onClick={() => void load()}>
            {t('onboarding-portal:loading.retry')}
          </button>
        )}
      </div>
    </TaskFrame>
  );
}
