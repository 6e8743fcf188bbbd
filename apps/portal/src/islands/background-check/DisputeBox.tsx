// Saying what is wrong in the report; the decision then waits.

import { type CheckTask, disputeCheck } from '@onward/contract/background-checks/check-tasks';
import { DISPUTE_TEXT_MAX } from '@onward/domain/background-checks/adverse-action';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { fieldId } from '../fields/Field.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useIsLive } from '../use-is-live.ts';

interface DisputeBoxProps {
  task: CheckTask;
  token: string;
  explainState(error: unknown): Promise<boolean>;
  onChanged(task: CheckTask): void;
}

const NAME = 'statement';

export function DisputeBox({ task, token, explainState, onChanged }: DisputeBoxProps) {
  const { t } = useTexts();
  const isLive = useIsLive();
  const [statement, setStatement] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const values = {
    company: advertiserOf(task.background_check),
    provider: task.provider_name,
  };

  const show = (text: string): void => {
    setProblem(text);
    document.getElementById(fieldId(NAME))?.focus();
  };
  const send = async (): Promise<void> => {
    if (isUnderWay.current) return;
    if (!statement.trim()) return show(t('check-consent:page.dispute.required'));
    isUnderWay.current = true;
    setSending(true);
    try {
      onChanged(await api().call(disputeCheck, { params: { token }, body: { statement: statement.trim() } }));
    } catch (error) {
      if (await explainState(error)) return;
      const refusal = refusalOf(error);
      show(refusal?.errors?.statement?.[0] ?? (refusal?.message || t('check-consent:page.permission.failed')));
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return (
    <form
      class="card stack-small"
      noValidate
      aria-busy={!isLive || isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t('check-consent:page.dispute.title')}</h2>
      <p>{t('check-consent:page.dispute.hint', values)}</p>
      <TextField
        name={NAME}
        label={t('check-consent:page.dispute.label')}
        isRequired
        lines={4}
        problem={problem}
        value={statement}
        onChange={setStatement}
        input={{ maxLength: DISPUTE_TEXT_MAX }}
      />
      <button class="button" type="submit" disabled={!isLive || isSending}>
        {t(isSending ? 'check-consent:page.dispute.sending' : 'check-consent:page.dispute.send')}
      </button>
    </form>
  );
}
