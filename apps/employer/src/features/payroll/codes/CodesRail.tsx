// At the side of the codes: who can't be sent because of them, and facts about the connection.

import type { PayrollMappings } from '@onward/contract/payroll/payroll';
import { Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/language/language.ts';
import { dayText } from '../../../platform/language/time-text.ts';
import { TestButton } from '../../integrations/parts/TestButton.tsx';
import { usePayrollTexts } from '../use-payroll-texts.ts';
import styles from './CodesRail.module.css';
import { type CodeDraft, rowId, rowState } from './code-draft.ts';

interface Props {
  codes: PayrollMappings;
  draft: CodeDraft;
  integrationId: number;
  onFind: (word: string) => void;
}

export function CodesRail({ codes, draft, integrationId, onFind }: Props) {
  const { t } = useTranslation();
  return (
    <aside className={styles.rail}>
      <Waiting codes={codes} draft={draft} onFind={onFind} />
      <Connection codes={codes} integrationId={integrationId} />
      <p className={styles.info}>
        <Info size={16} aria-hidden="true" />
        {t('payroll:codes.newWords')}
      </p>
    </aside>
  );
}

/** Counted by what is saved: somebody can be sent once the code is saved. */
function Waiting({ codes, draft, onFind }: Pick<Props, 'codes' | 'draft' | 'onFind'>) {
  const { t } = useTranslation();
  const { waiting_count: count } = codes;
  if (count === 0) return null;
  const words = codes.mappings.filter((row) => row.code === null && row.waiting_count > 0);
  const open = words.filter((row) => rowState(row, draft) === 'unmatched');
  return (
    <section className={styles.waiting} aria-labelledby="codes-waiting">
      <h2 id="codes-waiting">
        <TriangleAlert size={16} aria-hidden="true" />
        {t('payroll:codes.cannot', { count })}
      </h2>
      <p>{t(open.length > 0 ? 'payroll:codes.cannotText' : 'payroll:codes.saveToSend')}</p>
      {open.length > 0 && (
        <ul>
          {open.map((row) => (
            <li key={rowId(row)}>
              <button type="button" onClick={() => onFind(row.label)}>
                {row.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Connection({ codes, integrationId }: Pick<Props, 'codes' | 'integrationId'>) {
  const { t } = useTranslation();
  const { time } = usePayrollTexts();
  const { language } = useLanguage();
  const facts = [
    ['account', codes.account],
    ['connected', codes.connected_at && dayText(language, codes.connected_at)],
    ['codesRead', codes.codes_read_at ? time(codes.codes_read_at) : t('payroll:codes.never')],
    ['lastSend', codes.last_sent_at ? time(codes.last_sent_at) : t('payroll:codes.never')],
    [
      'thisMonth',
      [
        t('payroll:codes.sentCount', { count: codes.sent_this_month }),
        t('payroll:codes.failedCount', { count: codes.failed_this_month }),
      ].join(', '),
    ],
  ] as const;
  return (
    <section className={styles.connection} aria-labelledby="codes-connection">
      <h2 id="codes-connection">{t('payroll:codes.connection')}</h2>
      <dl>
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`payroll:codes.facts.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <TestButton id={integrationId} block />
    </section>
  );
}
