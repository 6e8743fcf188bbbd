// Drafts the description from the title and what is written already (CMP-003).
import { suggestDescription } from '@onward/contract/positions/description-suggestions';
import { api } from '../../../../platform/api.ts';
import { SuggestButton } from '../../../../platform/suggestions/SuggestButton.tsx';
import type { EntryFields } from './fields.ts';

export function SuggestDescription({ entries, change }: Pick<EntryFields, 'entries' | 'change'>) {
  const { title, description } = entries;
  const ask = async (signal: AbortSignal) => {
    const body = { description_suggestion: { title, description } };
    const answer = await api.call(suggestDescription, { body, signal, silent: true });
    return answer.description_suggestion.description;
  };
  return (
    <SuggestButton
      permission={['update_position', 'edit_template']}
      size="small"
      text={description}
      ask={ask}
      onText={(text) => change({ description: text })}
      disabled={title.trim() === ''}
    />
  );
}
