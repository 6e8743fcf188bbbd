// The keyword people text to get the link (JOB-054).
import type { Position } from '@onward/contract/positions/position';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../design/status/Pill.tsx';
import { useAccess } from '../../../platform/access.ts';
import { EDIT } from '../position-actions.ts';
import { KeywordDialog } from './KeywordDialog.tsx';
import { boardsQuery } from './sharing.api.ts';
import styles from './TextToApply.module.css';

interface Props {
  position: Position;
  number: string;
  /** Counts come with the job boards, which need a permission. */
  showsCounts: boolean;
}

export function TextToApply({ position, number, showsCounts }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useQuery({ ...boardsQuery(position.digest_key), enabled: showsCounts });
  const mayChange = useAccess().may(EDIT) && position.status !== 'deleted';
  const changing = useDialog<true>();
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
      <div className={styles.foot}>
        {mayChange && (
          <Button type="link" size="small" onClick={() => changing.show(true)}>
            {t('sharing:text.change')}
          </Button>
        )}
        {data && (
          <p className={styles.counts}>
            {t('sharing:text.texted', { count: data.text_to_apply.texted })}
            {' · '}
            {t('sharing:text.applied', { count: data.text_to_apply.applied })}
          </p>
        )}
      </div>
      <KeywordDialog
        key={changing.visit}
        open={changing.open}
        position={position}
        number={number}
        onClose={changing.close}
      />
    </section>
  );
}
