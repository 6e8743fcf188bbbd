// The state of the form, its clock, and what can be done with it.
import type { I9Form } from '@onward/contract/everify/i9-form';
import type { I9Status } from '@onward/domain/everify/i9-states';
import { CircleCheck, CircleDashed, Clock3, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { Pill, type PillLook } from '../../../../design/status/Pill.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { ClockBars } from '../ClockBars.tsx';
import { useDueDay } from '../use-due-day.ts';
import { FormActions } from './FormActions.tsx';
import styles from './I9Record.module.css';

const LOOKS: Record<I9Status, PillLook> = {
  section1_open: { tone: 'neutral', icon: CircleDashed },
  section2_open: { tone: 'amber', icon: Clock3 },
  receipt_open: { tone: 'amber', icon: Clock3 },
  complete: { tone: 'green', icon: CircleCheck },
  purged: { tone: 'neutral', icon: Trash2 },
};

export function FormState({ form }: { form: I9Form }) {
  const { t } = useTranslation();
  const dueDay = useDueDay();
  const { status, dues, clock, process_key: key } = form;
  const [next] = dues;
  const isRunning = status === 'section1_open' || status === 'section2_open';
  return (
    <div className={styles.state}>
      <div className={styles.head}>
        <Pill {...LOOKS[status]}>{t(`everify-record:statuses.${status}`)}</Pill>
        {next && (
          <span>
            {next.what === 'reverification'
              ? t('everify-record:permitEnds', { day: dueDay(next.due, next.days_left) })
              : t('everify-record:due', {
                  what: t(`everify-clock:clock.what.${next.what}`),
                  day: dueDay(next.due, next.days_left),
                })}
          </span>
        )}
        <span>
          {status === 'section2_open' && key && (
            <LinkButton to={paths.onboardingTask(key, 'section2')} primary size="small">
              {t('everify-record:doSection2')}
            </LinkButton>
          )}
          <FormActions form={form} />
        </span>
      </div>
      {isRunning && <ClockBars days={clock} />}
      <Facts form={form} />
    </div>
  );
}

function Facts({ form }: { form: I9Form }) {
  const { t } = useTranslation();
  const { day } = useDates();
  const facts = [
    ['firstDay', day(form.first_day)],
    ['everify', t(form.uses_everify ? 'everify-record:facts.everifyOn' : 'everify-record:facts.everifyOff')],
    ['receiptUntil', form.receipt_until && day(form.receipt_until)],
    ['reverifyBy', form.reverify_by && day(form.reverify_by)],
    ['retained', form.retained_until ? day(form.retained_until) : t('everify-record:facts.retainedOpen')],
    ['edition', form.edition],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{t(`everify-record:facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
