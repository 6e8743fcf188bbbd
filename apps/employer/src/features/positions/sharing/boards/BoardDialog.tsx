// Putting a posting on a board, or giving it another budget there (JOB-051, JOB-053).
import type { JobBoardPosting } from '@onward/contract/job-boards';
import {
  DURATION_DAYS_MAX,
  decidePrice,
  defaultPrice,
  type JobBoard,
  PRICE_MAX,
} from '@onward/domain/positions/job-boards';
import { useQuery } from '@tanstack/react-query';
import { InputNumber } from 'antd';
import { TrendingUp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { campaignQuery, changeBoard, startBoard } from '../sharing.api.ts';
import styles from './BoardDialog.module.css';
import { money } from './board-looks.ts';
import { Expected } from './Expected.tsx';

interface Props {
  open: boolean;
  positionKey: string;
  /** Null puts the posting on another board. */
  posting: JobBoardPosting | null;
  offered: readonly JobBoard[];
  onClose: () => void;
}

const USUAL_DAYS = 7;

export function BoardDialog({ open, positionKey, posting, offered, onClose }: Props) {
  const { t, i18n } = useTranslation();
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
        price: decision.allowed ? null : t('sharing:boards.tooLow', { lowest: money(decision.lowest, i18n.language) }),
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
      <div className={styles.fields}>
        <Field htmlFor={price.id} label={t('sharing:boards.budget')} error={price.error} required>
          <InputNumber
            id={price.id}
            style={{ width: '100%' }}
            prefix="$"
            min={0}
            max={PRICE_MAX}
            precision={2}
            value={price.value}
            status={price.error ? 'error' : ''}
            aria-describedby={fieldNoteId(price.id)}
            onChange={(value) => price.onChange(value ?? 0)}
          />
        </Field>
        <Field htmlFor={days.id} label={t('sharing:boards.duration')} required>
          <InputNumber
            id={days.id}
            style={{ width: '100%' }}
            suffix={t('sharing:boards.dayUnit')}
            min={1}
            max={DURATION_DAYS_MAX}
            precision={0}
            value={days.value}
            onChange={(value) => days.onChange(value ?? 1)}
          />
        </Field>
      </div>
      {isIndeed && data && (
        <p className={styles.expected}>
          <TrendingUp size={16} aria-hidden="true" />
          <Expected prediction={data} />
        </p>
      )}
    </FormDialog>
  );
}
