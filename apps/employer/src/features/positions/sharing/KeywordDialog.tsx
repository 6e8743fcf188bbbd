// Changes the keyword people text to apply (JOB-054).
import type { Position } from '@onward/contract/positions/position';
import { KEYWORD_MAX, KEYWORD_MIN, keywordIn, keywordProblem } from '@onward/domain/positions/text-to-apply';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { changeKeyword } from '../positions.api.ts';

interface Props {
  open: boolean;
  position: Position;
  number: string;
  onClose: () => void;
}

export function KeywordDialog({ open, position, number, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { keyword: position.keyword ?? '' },
    check: ({ keyword }) => {
      const problem = keywordProblem(keyword, position.id);
      const numbers = { min: KEYWORD_MIN, max: KEYWORD_MAX, number: position.id };
      return { keyword: problem && t(`errors:fields.keyword_${problem}`, numbers) };
    },
    submit: async ({ keyword }) => {
      await changeKeyword(position.digest_key, keyword);
      toasts.success(t('sharing:text.changed', { keyword }));
      onClose();
    },
  });
  const keyword = form.field('keyword');
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('sharing:text.change')}
      width="confirm"
      submitLabel={t('sharing:text.save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        field={{ ...keyword, onChange: (typed) => keyword.onChange(keywordIn(typed)) }}
        label={t('sharing:text.label')}
        hint={t('sharing:text.hint', { number })}
        maxLength={KEYWORD_MAX}
        required
      />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
