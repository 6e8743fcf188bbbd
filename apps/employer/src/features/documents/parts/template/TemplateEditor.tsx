// Header and editor of a document template: name, save, preview, conflicts, and unsaved work (OFR-006, ONB-014, design 51).
import { TEMPLATE_NAME_MAX } from '@onward/domain/documents/templates';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../../platform/access.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { NameDialog } from '../../../../platform/forms/NameDialog.tsx';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../../platform/use-unsaved-changes.ts';
import { DocumentEditor } from '../DocumentEditor.tsx';
import { DocumentPreview } from '../DocumentPreview.tsx';
import { refusedProblems } from '../refused-problems.ts';
import { TemplateConflict } from './TemplateConflict.tsx';
import { TemplateHeader } from './TemplateHeader.tsx';
import type { EditedTemplate, TemplateRoom } from './template-room.ts';
import { useTemplateEditor } from './use-template-editor.ts';

interface Props {
  /** Null for a new one. */
  template: EditedTemplate | null;
  room: TemplateRoom;
}

export function TemplateEditor({ template, room }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { company } = useCurrentUser();
  const readOnly = !useAccess().may({ ...room.demand, writes: true });
  const naming = useDialog<true>();
  const preview = useDialog<true>();
  const editing = useTemplateEditor({
    template,
    room,
    onCreated: (id) => void navigate(room.pathOf(id), { replace: true }),
  });
  const { draft, dirty, saving, failure } = editing;
  const leaving = useUnsavedChanges(dirty && !saving && !readOnly);
  const pdf = room.pdfCalls(template?.id ?? null);

  return (
    <>
      <TemplateHeader
        isNew={template === null}
        room={room}
        editing={editing}
        readOnly={readOnly}
        onRename={() => naming.show(true)}
        onPreview={() => preview.show(true)}
      />
      <DocumentEditor
        kind={room.kind}
        draft={draft.document}
        onChange={(document) => editing.change({ document })}
        readOnly={readOnly}
        refused={refusedProblems(failure?.fields ?? {})}
        pdf={pdf}
        letterhead={company.name}
        notice={
          editing.conflict ? (
            <TemplateConflict
              conflict={editing.conflict}
              onTakeTheirs={editing.takeTheirs}
              onKeepMine={editing.keepMine}
            />
          ) : (
            failure && <FormAlert failure={failure} />
          )
        }
      />
      <DocumentPreview
        key={`preview ${preview.visit}`}
        kind={room.kind}
        open={preview.open}
        title={draft.name}
        companyName={company.name}
        draft={draft.document}
        pdf={pdf}
        onClose={preview.close}
      />
      <NameDialog
        key={`name ${naming.visit}`}
        open={naming.open}
        title={t('offers:templates.rename')}
        label={t('offers:templates.name')}
        maxLength={TEMPLATE_NAME_MAX}
        initialName={draft.name}
        submitLabel={t('offers:templates.useName')}
        onSubmit={(name) => {
          naming.close();
          editing.change({ name });
        }}
        onClose={naming.close}
      />
      <LeaveDialog question={leaving} />
    </>
  );
}
