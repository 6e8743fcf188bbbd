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

const PREPARING_MS = 2000;

const WAITING = {
  loading: 'onboarding-portal:loading.text',
  preparing: 'onboarding-portal:documents.preparing',
  failed: 'onboarding-portal:loading.formFailed',
} as const;

export function DocumentsTask(props: TaskProps) {
  const { t } = useTexts();
  const client = usePortalClient();
  const title = useTaskTitle()(props.action);
  const [loaded, setLoaded] = useState<ActionDocuments | keyof typeof WAITING>('loading');
  const load = async (): Promise<void> => {
    try {
      const documents = await client.call(getActionDocuments, { params: { action_key: props.action.action_key } });
      setLoaded(documents.signer ? documents : 'preparing');
    } catch (error) {
      if (!props.explain(error)) setLoaded('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: on load, and again while the documents are being prepared.
  useEffect(() => {
    if (loaded === 'loading') void load();
    if (loaded !== 'preparing') return;
    const timer = setInterval(() => void load(), PREPARING_MS);
    return () => clearInterval(timer);
  }, [loaded]);
  if (typeof loaded !== 'string') return <OpenDocuments {...props} title={title} loaded={loaded} />;
  return (
    <TaskFrame frame={props.frame} title={title} onBack={props.onLeave}>
      <div class="stack" role="status">
        <p class="words">{t(WAITING[loaded])}</p>
        {loaded === 'failed' && (
          <button class="quiet-button" type="button" onClick={() => setLoaded('loading')}>
            {t('onboarding-portal:loading.retry')}
          </button>
        )}
      </div>
    </TaskFrame>
  );
}
