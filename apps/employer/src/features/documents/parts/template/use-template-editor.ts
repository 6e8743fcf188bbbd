// The state of the document template editor.
import { useTranslation } from 'react-i18next';
import { type RecordEditing, useRecordEditor } from '../../../../platform/forms/use-record-editor.ts';
import { isTemplateReady, newTemplate, type TemplateDraft, templateDraft, templateInput } from './template-draft.ts';
import type { EditedTemplate, TemplateRoom } from './template-room.ts';

interface Options {
  /** Null for a new one. */
  template: EditedTemplate | null;
  room: TemplateRoom;
  /** Called with the id of a new template once it is saved. */
  onCreated: (id: number) => void;
}

export function useTemplateEditor({ template, room, onCreated }: Options): RecordEditing<TemplateDraft> {
  const { t } = useTranslation();
  const editing = useRecordEditor<TemplateDraft, EditedTemplate>({
    first: () => (template ? templateDraft(template) : newTemplate(room.newName)),
    version: template?.version,
    draftOf: templateDraft,
    isReady: (draft) => isTemplateReady(draft, room.kind),
    savedText: ({ name }) => t('offers:templates.saved', { name }),
    read: () => (template ? room.read(template.id) : Promise.reject(new Error('It is not saved yet.'))),
    save: async (draft, version) => {
      const input = templateInput(draft);
      if (template) return room.save(template.id, { ...input, version: version ?? template.version });
      const id = await room.add(input);
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
