// At the right: the deadline, what happened so far, and what is good to know.
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { caseDueOn } from '@onward/domain/everify/case-rules';
import { clockDays } from '@onward/domain/everify/i9-clock';
import { AlarmClock, BookOpen, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { localToday, useDates } from '../../../../platform/language/use-dates.ts';
import type { Letter } from '../../cases.api.ts';
import { ClockBars } from '../../parts/ClockBars.tsx';
import { saveLetter } from '../save-letter.ts';
import type { StepProps } from '../step-props.ts';
import styles from './CaseRail.module.css';
import { CaseTimeline } from './CaseTimeline.tsx';
import { WordsDialog } from './WordsDialog.tsx';

export function CaseRail({ of, name }: StepProps) {
  const { t } = useTranslation();
  const words = useDialog<null>();
  const { referral } = of;
  const letters: Letter[] = [
    ...(referral ? (['further_action'] as const) : []),
    ...(referral?.contests ? (['referral'] as const) : []),
  ];
  return (
    <aside className={styles.rail}>
      <Deadline of={of} name={name} />
      <CaseTimeline of={of} />
      <section className={styles.good} aria-label={t('everify-cases:rail.good')}>
        <h3>{t('everify-cases:rail.good')}</h3>
        {letters.map((letter) => (
          <button key={letter} type="button" onClick={() => void saveLetter(of.id, letter).catch(() => null)}>
            <Download size={15} aria-hidden="true" />
            {t(letter === 'referral' ? 'everify-cases:rail.letter' : 'everify-cases:rail.notice', { name })}
          </button>
        ))}
        <button type="button" onClick={() => words.show(null)}>
          <BookOpen size={15} aria-hidden="true" />
          {t('everify-cases:rail.words')}
        </button>
      </section>
      <WordsDialog open={words.open} onClose={words.close} />
    </aside>
  );
}

function Deadline({ of, name }: StepProps) {
  const { t } = useTranslation();
  const { weekday } = useDates();
  const { due_on: due, first_day: firstDay } = of;
  if (!due) return null;
  const isFirst = due === caseDueOn(firstDay);
  return (
    <section className={styles.deadline}>
      <p className={styles.head}>
        {t('everify-cases:rail.finish')}
        <AlarmClock size={16} aria-hidden="true" />
      </p>
      <p className={styles.day} data-late={due < localToday()}>
        {weekday(due)}
      </p>
      <p>{isFirst ? t('everify-cases:rail.after3') : t(`everify-cases:rail.${termOf(of)}`, { name })}</p>
      {isFirst && (
        <>
          <ClockBars days={clockDays(firstDay, localToday())} wide />
          <p className={styles.ends}>
            <span>{t('everify-cases:rail.firstDay', { day: weekday(firstDay) })}</span>
            <span>{t('everify-cases:rail.due', { day: weekday(due) })}</span>
          </p>
        </>
      )}
    </section>
  );
}

const termOf = ({ status }: EverifyCase): 'after8' | 'after10' => (status === 'REFERRED' ? 'after8' : 'after10');
