// Someone else saved the template first: both versions to choose from (AHD-021).
import type { EditConflict as Conflict } from '@onward/contract/errors';
import type { TemplateContent } from '@onward/domain/documents/templates';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { wordsOf } from '../document-draft.ts';

interface Props {
  conflict: Conflict;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

const SHOWN_MAX = 240;

export function TemplateConflict({ conflict, onTakeTheirs, onKeepMine }: Props) {
  const { t } = useTranslation();
  const show = (field: string, value: unknown): string => {
    if (field !== 'content') return String(value);
    const content = value as TemplateContent;
    if (content.format === 'pdf') return t('offers:templates.fieldsPlaced', { count: content.fields.length });
    const words = wordsOf(content.blocks, (tag) => t(`documents:tags.${tag}`));
    return words.length > SHOWN_MAX ? `${words.slice(0, SHOWN_MAX)}…` : words;
  };
  const fields = Object.entries(conflict.fields);
  // The order of stored keys can differ although the content is the same.
  const differing = fields.filter(([field, { theirs, yours }]) => show(field, theirs) !== show(field, yours));
  return (
    <EditConflict
      conflict={{ ...conflict, fields: Object.fromEntries(differing.length > 0 ? differing : fields) }}
      labelOf={(field) => t(`offers:templates.conflict.${field}`)}
      show={show}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  );
}
