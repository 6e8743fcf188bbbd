// Asks the text service for a draft and puts it into an editor; one click brings the earlier text back (CMP-003).
import type { Permission } from '@onward/domain/staff/permissions';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../design/toasts/toasts.ts';
import { useAccess } from '../access.ts';
import { takeFailure } from '../forms/take-failure.ts';
import { useFailureText } from '../forms/use-failure-text.ts';
import { useService } from '../public-configuration.ts';

interface Props {
  /** Any one of them is enough; the build leaves what endpoints declare out of the browser. */
  permission: readonly Permission[];
  /** The text of the editor. */
  text: string;
  ask: (signal: AbortSignal) => Promise<string>;
  /** Replaces the text of the editor; nothing is saved or sent by it alone. */
  onText: (text: string) => void;
  disabled?: boolean;
  size?: 'small' | 'middle';
}

export function SuggestButton(props: Props) {
  const isOffered = useService('text_service');
  const mayAsk = useAccess().may({ permission: props.permission, module: 'ai_assistant', writes: true });
  return isOffered && mayAsk ? <Offered {...props} /> : null;
}

function Offered(props: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<AbortController | null>(null);
  // People go on typing meanwhile: what comes back is put into the editor as it is then.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => () => asked?.abort(), [asked]);

  const suggest = async () => {
    const controller = new AbortController();
    setAsked(controller);
    try {
      const suggested = await props.ask(controller.signal);
      if (controller.signal.aborted) return;
      const before = latest.current.text;
      latest.current.onText(suggested);
      toasts.success(t('shell:suggest.done'), {
        label: t('shell:undo'),
        run: () => latest.current.onText(before),
      });
    } catch (error) {
      if (!controller.signal.aborted) toasts.error(failureText(takeFailure(error)));
    } finally {
      if (!controller.signal.aborted) setAsked(null);
    }
  };
  return (
    <>
      <Button
        type="text"
        size={props.size ?? 'middle'}
        icon={<Sparkles size={15} />}
        loading={asked !== null}
        disabled={props.disabled ?? false}
        onClick={() => void suggest()}
      >
        {t('shell:suggest.button')}
      </Button>
      <span className="visually-hidden" role="status">
        {asked ? t('shell:suggest.writing') : ''}
      </span>
    </>
  );
}
