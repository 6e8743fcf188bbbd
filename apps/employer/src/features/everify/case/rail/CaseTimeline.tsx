// What happened so far, whom it waits for, and what comes then.
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { CASE_EVENTS, isCaseDone, waitsForHr } from '@onward/domain/everify/case-states';
import { Archive, BellRing, FileCheck2, Hourglass, type LucideIcon, Send, ShieldCheck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { CASE_LOOKS } from '../../parts/CasePill.tsx';
import styles from './CaseTimeline.module.css';

interface Entry {
  key: string;
  state: 'done' | 'now' | 'todo';
  icon: LucideIcon;
  title: string;
  text: string | null;
  at?: string;
}

export function CaseTimeline({ of }: { of: EverifyCase }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const entries = useEntries(of);
  return (
    <section aria-label={t('everify-cases:rail.soFar')}>
      <div className={styles.head}>
        <h3>{t('everify-cases:rail.soFar')}</h3>
        <span className="tabular">{of.case_number}</span>
      </div>
      <ol className={styles.entries}>
        {entries.map(({ key, state, icon: Icon, title, text, at }) => (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.icon}>
              <Icon size={14} aria-hidden="true" />
            </span>
            <span className={styles.text}>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </span>
            {at && <time dateTime={at}>{moment(at)}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Staff only write down what the employee decided. */
const DECIDED_BY_EMPLOYEE: ReadonlySet<string> = new Set(['refer', 'decline']);

/** The government has answered, and will not authorize this case any more. */
const CANNOT_AUTHORIZE: ReadonlySet<string> = new Set(['FINAL_NONCONFIRMATION', 'CLOSE_CASE_AND_RESUBMIT']);

function useEntries(of: EverifyCase): Entry[] {
  const { t } = useTranslation();
  const { status, events, referral } = of;
  const isKnown = (event: string) => (CASE_EVENTS as readonly string[]).includes(event);
  const actorText = (event: string, name: string): string | null => {
    if (event === 'refuse') return null;
    return t(DECIDED_BY_EMPLOYEE.has(event) ? 'everify-cases:rail.writtenBy' : 'everify-cases:rail.by', { name });
  };
  const past: Entry[] = events.map(({ id, event, staff_name: by, at }) => ({
    key: String(id),
    state: 'done',
    icon: iconOf(event),
    title: t(`everify-cases:events.${isKnown(event) ? event : 'other'}`),
    text: by && actorText(event, by),
    at,
  }));
  if (referral?.notice_given_at) {
    past.push({
      key: 'notice',
      state: 'done',
      icon: BellRing,
      title: t('everify-cases:events.notice'),
      text: null,
      at: referral.notice_given_at,
    });
  }
  past.sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1));
  if (isCaseDone(status)) return past;
  return [
    ...past,
    {
      key: 'now',
      state: 'now',
      icon: CASE_LOOKS[status].icon,
      title: t(`everify-cases:statuses.${status}`),
      text: t(waitsForHr(status) ? 'everify-cases:rail.forYou' : 'everify-cases:rail.forGovernment'),
    },
    ...(CANNOT_AUTHORIZE.has(status) ? [] : authorization(t)),
    {
      key: 'number',
      state: 'todo',
      icon: Archive,
      title: t('everify-cases:rail.thenNumber'),
      text: t('everify-cases:rail.thenNumberText'),
    },
  ];
}

const authorization = (t: (key: string) => string): Entry[] => [
  {
    key: 'authorized',
    state: 'todo',
    icon: ShieldCheck,
    title: t('everify-cases:rail.thenAuthorized'),
    text: t('everify-cases:rail.thenAuthorizedText'),
  },
];

function iconOf(event: string): LucideIcon {
  if (event.startsWith('result_')) return Hourglass;
  if (event === 'submit' || event === 'upload_document') return Send;
  if (event === 'close') return Archive;
  return event === 'open' ? FileCheck2 : UserRound;
}
