// After a first notice (CHK-006): what it means, until when to respond, its files, and a way to say what is wrong.

import type { CheckTask } from '@onward/contract/background-checks/check-tasks';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import type { Ref } from 'preact';
import { dateText, longDayText } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { FileLink } from './CheckFrame.tsx';
import { DisputeBox } from './DisputeBox.tsx';
import { Rights } from './Rights.tsx';
import type { AdverseState } from './shown-state.ts';

interface AdverseNoticeProps {
  task: CheckTask;
  token: string;
  state: AdverseState;
  heading: Ref<HTMLHeadingElement>;
  explainState(error: unknown): Promise<boolean>;
  onChanged(task: CheckTask): void;
}

export function AdverseNotice({ task, token, state, heading, explainState, onChanged }: AdverseNoticeProps) {
  const { t, language } = useTexts();
  const { adverse_action: adverse, background_check: check, provider_name: provider } = task;
  const values = {
    company: advertiserOf(check),
    position: check.position_title,
    provider,
  };
  return (
    <div class="stack">
      <div class="message">
        <h1 ref={heading} tabIndex={-1}>
          {t(`check-consent:page.${TEXTS[state]}.title`)}
        </h1>
        <p>{t(`check-consent:page.${TEXTS[state]}.text`, values)}</p>
      </div>
      {state === 'pre_adverse_action' && adverse && (
        <p class="notice">
          <strong>{t('check-consent:page.adverse.until', { date: longDayText(language, adverse.waits_until) })}</strong>
        </p>
      )}
      {state === 'final_adverse_action' && (
        <>
          <p>{t('check-consent:page.final.agency', { provider })}</p>
          <p>{t('check-consent:page.final.copy', { provider })}</p>
        </>
      )}
      {/* It asks to respond, which the decision ended. */}
      {adverse?.message && state !== 'final_adverse_action' && (
        <Quote text={adverse.message} source={t('check-consent:page.adverse.message', values)} />
      )}
      {adverse?.disputed_at && adverse.statement && (
        <Quote
          text={adverse.statement}
          source={t('check-consent:page.disputed.on', {
            date: dateText(language, adverse.disputed_at, check.time_zone),
          })}
        />
      )}
      <section aria-labelledby="files-title">
        <h2 id="files-title">{t('check-consent:page.adverse.read')}</h2>
        <div class="link-rows">
          <Files task={task} token={token} />
          <Rights />
        </div>
      </section>
      {state === 'pre_adverse_action' && (
        <DisputeBox task={task} token={token} explainState={explainState} onChanged={onChanged} />
      )}
    </div>
  );
}

const TEXTS: Record<AdverseState, string> = {
  pre_adverse_action: 'adverse',
  dispute: 'disputed',
  final_adverse_action: 'final',
};

const Quote = ({ text, source }: { text: string; source: string }) => (
  <figure class="sender-message">
    <blockquote>{text}</blockquote>
    <figcaption class="meta">{source}</figcaption>
  </figure>
);

function Files({ task, token }: { task: CheckTask; token: string }) {
  const { t } = useTexts();
  const { adverse_action: adverse } = task;
  return (
    <>
      {adverse?.has_final_letter && (
        <FileLink token={token} file="letters/final" text={t('check-consent:page.links.final')} />
      )}
      {adverse?.has_pre_letter && (
        <FileLink token={token} file="letters/pre" text={t('check-consent:page.links.pre')} />
      )}
      {task.has_report && <FileLink token={token} file="report" text={t('check-consent:page.links.report')} />}
    </>
  );
}
