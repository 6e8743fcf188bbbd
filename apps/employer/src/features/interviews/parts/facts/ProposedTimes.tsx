// The times an applicant proposed, each with a button to accept it, and one to keep a booked time instead.

import type { Meeting } from '@onward/contract/interviews/meetings';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../../platform/language/time-text.ts';
import styles from './ProposedTimes.module.css';

export interface ProposalAnswer {
  accept: (time: string) => Promise<void>;
  keep: () => Promise<void>;
}

interface Props {
  meeting: Meeting;
  answer: ProposalAnswer | undefined;
}

export function ProposedTimes({ meeting, answer }: Props) {
  const { t, i18n } = useTranslation();
  const [isRunning, setRunning] = useState(false);
  const run = (work: Promise<void>): void => {
    setRunning(true);
    void work.finally(() => setRunning(false));
  };
  const isOpen = (time: string): boolean => Date.parse(time) > Date.now();
  return (
    <>
      <ul className={styles.times}>
        {meeting.proposals.map((time) => (
          <li key={time}>
            {momentText(i18n.language, time)}
            {answer && isOpen(time) && (
              <Button
                size="small"
                disabled={isRunning}
                aria-label={t('interviews:meeting.answer.acceptTime', { time: momentText(i18n.language, time) })}
                onClick={() => run(answer.accept(time))}
              >
                {t('interviews:meeting.answer.accept')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answer && !meeting.is_proposed && (
        <Button size="small" disabled={isRunning} onClick={() => run(answer.keep())}>
          {t('interviews:meeting.answer.keep')}
        </Button>
      )}
    </>
  );
}
