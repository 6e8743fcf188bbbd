// The state of the offer template editor.
import type { OfferTemplate } from '@onward/contract/offers/offer-templates';
import { useTranslation } from 'react-i18next';
import { type RecordEditing, useRecordEditor } from '../../../platform/forms/use-record-editor.ts';
import { addOfferTemplate, readOfferTemplate, saveOfferTemplate } from '../parts/offer-templates.api.ts';
import { isTemplateReady, newTemplate, type TemplateDraft, templateDraft, templateInput } from './template-draft.ts';

interface Options {
  /** Null for a new one. */
  template: OfferTemplate | null;
  /** Called with the id of a new template once it is saved. */
  onCreated: (id: number) => void;
}

export function useTemplateEditor({ template, onCreated }: Options): RecordEditing<TemplateDraft> {
  const { t } = useTranslation();
  const editing = useRecordEditor<TemplateDraft, OfferTemplate>({
    first: () => (template ? templateDraft(template) : newTemplate(t('offers:templates.newName'))),
    version: template?.version,
    draftOf: templateDraft,
    isReady: isTemplateReady,
    savedText: ({ name }) => t('offers:templates.saved', { name }),
    read: () => (template ? readOfferTemplate(template.id) : Promise.reject(new Error('It is not saved yet.'))),
    save: async (draft, version) => {
      const input = templateInput(draft);
      if (template) return saveOfferTemplate(template.id, { ...input, version: version ?? template.version });
      const id = await addOfferTemplate(input);
      return () => onCreated(id);
    },
  });
  return {
    ...editing,
    // What the server refused may be mended by the change.
    change: (change) => {
      editing.clearFailure();
      editing.change(change);
    },
  };
}
