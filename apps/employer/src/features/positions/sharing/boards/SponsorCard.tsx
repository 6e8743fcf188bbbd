// Sponsors a job on Indeed without leaving the page (JOB-051, JOB-052; design 31).
import type { JobBoardPosting } from '@onward/contract/positions/job-boards';
import { decideBoardEvent, decidePrice, defaultPrice } from '@onward/domain/positions/job-boards';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { campaignQuery, changeBoard, startBoard } from '../sharing.api.ts';
import { BudgetFields, ExpectedNote, USUAL_DAYS } from './BudgetFields.tsx';

import styles from './SponsorCard.module.css';

interface Props {
  positionKey: string;
  /** Set when the job is already sponsored. */
  posting: JobBoardPosting | undefined;
  /** The job is published and approved. */
  runs: boolean;
}

export function SponsorCard({ positionKey, posting, runs }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const headingId = useId();
  const name = t('sharing:boards.names.indeed');
  const form = useForm({
    initial: {
      price: posting?.price ?? defaultPrice('indeed'),
      duration_days: posting?.duration_days ?? USUAL_DAYS,
    },
    check: ({ price }) => {
      const decision = decidePrice('indeed', price);
      return {
        price: decision.allowed ? null : t('sharing:boards.tooLow', { lowest: dollarText(decision.lowest, language) }),
      };
    },
    submit: async (wanted) => {
      if (posting) await changeBoard(posting.id, wanted, { silent: true });
      else await startBoard(positionKey, { board: 'indeed', ...wanted });
      toasts.success(t(posting ? 'sharing:boards.raised' : 'sharing:boards.started', { name }));
    },
  });
  const { data } = useQuery(campaignQuery(positionKey, form.values.price));
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('sharing:sponsor.title')}</h2>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <BudgetFields price={form.field('price')} days={form.field('duration_days')} disabled={!runs} />
        <ExpectedNote prediction={data} />
        <FormAlert failure={form.failure} />
        <div className={styles.actions}>
          <Button htmlType="submit" loading={form.busy} disabled={!runs || (posting !== undefined && !form.dirty)}>
            {t(posting ? 'sharing:boards.save' : 'sharing:sponsor.start')}
          </Button>
          {posting && <PauseButton posting={posting} name={name} />}
        </div>
      </form>
    </section>
  );
}

function PauseButton({ posting: { id, state }, name }: { posting: JobBoardPosting; name: string }) {
  const { t } = useTranslation();
  const event = (['pause', 'resume'] as const).find((each) => decideBoardEvent(state, each).allowed);
  if (!event) return null;
  const [next, messageKey] = event === 'pause' ? (['paused', 'paused'] as const) : (['active', 'resumed'] as const);
  // The global error handler shows why it was refused.
  const change = () =>
    changeBoard(id, { state: next }).then(
      () => toasts.success(t(`sharing:boards.${messageKey}`, { name })),
      () => null,
    );
  return <Button onClick={() => void change()}>{t(`sharing:boards.actions.${event}`)}</Button>;
}
