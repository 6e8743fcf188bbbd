// Nothing to do here for the applicant: under way, complete, expired or canceled. Says nothing about the findings.

import type { CheckTask } from '@onward/contract/background-checks/check-tasks';
import { usualTurnaround } from '@onward/domain/background-checks/packages';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import type { Ref } from 'preact';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { dateText } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { Track } from '../TaskBar.tsx';
import { CHECK_STEPS, FileLink } from './CheckFrame.tsx';
import type { EndedState } from './shown-state.ts';

interface EndedCheckProps {
  task: CheckTask;
  token: string;
  state: EndedState;
  heading: Ref<HTMLHeadingElement>;
}

const ICONS: Record<EndedState, IconName> = {
  pending: 'check',
  suspended: 'info',
  clear: 'check',
  consider: 'clock',
  expired: 'clock',
  canceled: 'info',
  refused: 'info',
};

export function EndedCheck({ task, token, state, heading }: EndedCheckProps) {
  const { t, language } = useTexts();
  const { background_check: check } = task;
  const values = {
    company: advertiserOf(check),
    name: check.first_name,
    position: check.position_title,
    provider: task.provider_name,
    date: dateText(language, check.expires_at, check.time_zone),
  };
  return (
    <div class="stack">
      {state === 'pending' && <DoneLine />}
      <div class="message">
        <span class="tick tick-brand" aria-hidden="true">
          <Icon name={ICONS[state]} size={30} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t(`check-consent:page.states.${state}.title`, values)}
        </h1>
        <p>{t(`check-consent:page.states.${state}.text`, values)}</p>
      </div>
      {state === 'pending' && <WhatHappensNext task={task} />}
      <div class="link-rows">
        {task.has_report && <FileLink token={token} file="report" text={t('check-consent:page.links.report')} />}
        {check.consented_at && (
          <FileLink token={token} file="letters/consent" text={t('check-consent:page.links.consent')} />
        )}
      </div>
    </div>
  );
}

function DoneLine() {
  const { t } = useTexts();
  const steps = CHECK_STEPS.length;
  const text = t('check-consent:page.steps.done', { step: t('careers:apply.stepOf', { step: steps, steps }) });
  return (
    <>
      <Track steps={steps} current={steps - 1} label={text} />
      <p class="step-line">{text}</p>
    </>
  );
}

function WhatHappensNext({ task }: { task: CheckTask }) {
  const { t } = useTexts();
  const { max_days: count } = usualTurnaround(task.package.screenings);
  const provider = task.provider_name;
  return (
    <section class="stack-small" aria-labelledby="next-title">
      <h2 id="next-title">{t('check-consent:page.next.title')}</h2>
      <ul class="rules">
        <li>
          <Icon name="search" />
          <span>
            {t('check-consent:page.next.order', { provider, package: task.package.name })}{' '}
            {t('check-consent:page.next.days', { count })}
          </span>
        </li>
        <li>
          <Icon name="message" />
          <span>
            {t('check-consent:page.next.result', {
              company: advertiserOf(task.background_check),
            })}
          </span>
        </li>
        <li>
          <Icon name="file" />
          <span>{t('check-consent:page.next.copy')}</span>
        </li>
      </ul>
    </section>
  );
}
