// Adds a job to a job board, or changes its budget there (JOB-051, JOB-053).
import type { JobBoardPosting } from '@onward/contract/positions/job-boards';
import { decidePrice, defaultPrice, type JobBoard } from '@onward/domain/positions/job-boards';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { campaignQuery, changeBoard, startBoard } from '../sharing.api.ts';
import { BudgetFields, ExpectedNote, USUAL_DAYS } from './BudgetFields.tsx';

interface Props {
  open: boolean;
  positionKey: string;
  /** Null to add another board. */
  posting: JobBoardPosting | null;
  offered: readonly JobBoard[];
  onClose: () => void;
}

export function BoardDialog({ open, positionKey, posting, offered, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const first: JobBoard = posting?.board ?? offered[0] ?? 'indeed';
  const form = useForm({
    initial: {
      board: first as JobBoard | null,
      price: posting?.price ?? defaultPrice(first),
      duration_days: posting?.duration_days ?? USUAL_DAYS,
    },
    check: ({ board, price }) => {
      const decision = decidePrice(board ?? first, price);
      return {
        price: decision.allowed ? null : t('sharing:boards.tooLow', { lowest: dollarText(decision.lowest, language) }),
      };
    },
    submit: async ({ board, price, duration_days }) => {
      const name = t(`sharing:boards.names.${board ?? first}`);
      if (posting) await changeBoard(posting.id, { price, duration_days }, { silent: true });
      else {
        const started = await startBoard(positionKey, { board: board ?? first, price, duration_days });
        if (started.checkout_url) window.open(started.checkout_url, 'job-target', 'width=980,height=760');
      }
      toasts.success(t(posting ? 'sharing:boards.raised' : 'sharing:boards.started', { name }));
      onClose();
    },
  });
  const board = form.field('board');
  const price = form.field('price');
  const days = form.field('duration_days');
  const isIndeed = board.value === 'indeed';
  const { data } = useQuery({ ...campaignQuery(positionKey, price.value), enabled: open && isIndeed });

  return (
    <FormDialog
      id={id}
      open={open}
      title={t(posting ? 'sharing:boards.actions.raise' : 'sharing:boards.add')}
      submitLabel={t(posting ? 'sharing:boards.save' : 'sharing:boards.start')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      {!posting && (
        <SelectField<JobBoard>
          field={{
            ...board,
            onChange: (chosen) => form.change({ board: chosen, price: defaultPrice(chosen ?? first) }),
          }}
          label={t('sharing:boards.columns.board')}
          options={offered.map((one) => ({ value: one, label: t(`sharing:boards.names.${one}`) }))}
          required
        />
      )}
      <BudgetFields price={price} days={days} />
      {isIndeed && <ExpectedNote prediction={data} />}
    </FormDialog>
  );
}
