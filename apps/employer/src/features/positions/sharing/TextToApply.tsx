// The word people text to get the link (JOB-054).
import type { Position } from '@onward/contract/positions';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import { boardsQuery } from './sharing.api.ts';
import styles from './TextToApply.module.css';

interface Props {
  position: Position;
  number: string;
  /** Counts come with the job boards, which not everyone may see. */
  showsCounts: boolean;
}

export function TextToApply({ position, number, showsCounts }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useQuery({ ...boardsQuery(position.digest_key), enabled: showsCounts });
  const on = position.status === 'published';
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {t('sharing:text.title')}
        <Pill tone={on ? 'green' : 'neutral'} icon={on ? CircleCheck : CircleDashed} plain>
          {t(on ? 'sharing:text.on' : 'sharing:text.off')}
        </Pill>
      </h2>
      <div className={styles.card}>
        <p>{t('sharing:text.word')}</p>
        <p className={styles.keyword}>{position.keyword}</p>
        <p>{t('sharing:text.to', { number })}</p>
      </div>
      {data && (
        <p className={styles.counts}>
          {t('sharing:text.texted', { count: data.text_to_apply.texted })}
          {' · '}
          {t('sharing:text.applied', { count: data.text_to_apply.applied })}
        </p>
      )}
    </section>
  );
}
