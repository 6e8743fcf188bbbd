// Drafts of job descriptions by the text service; nothing is saved.
import { DESCRIPTION_MAX, TITLE_MAX } from '@onward/domain/positions/postings';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';

export const suggestDescription = endpoint({
  name: 'suggestDescription',
  method: 'POST',
  path: '/v1/description_suggestions',
  summary: 'A draft of a job description, written by the text service from what the editor shows',
  audience: 'company',
  permission: ['update_position', 'edit_template'],
  module: 'ai_assistant',
  rateLimit: 'suggestion',
  ownTransactions: true,
  unaudited: 'It only previews.',
  body: Type.Object({
    description_suggestion: Type.Object({
      title: Type.String({ minLength: 1, maxLength: TITLE_MAX, pattern: '\\S' }),
      /** Rich text; empty when there is none yet. */
      description: Type.String({ maxLength: DESCRIPTION_MAX }),
    }),
  }),
  answers: { 200: Type.Object({ description_suggestion: Type.Object({ description: Type.String() }) }) },
});
