// Header and editor of an offer template: name, save, preview, conflicts, and unsaved work (OFR-006, design 51).
import type { OfferTemplate } from '@onward/contract/offers/offer-templates';
import { TEMPLATE_NAME_MAX } from '@onward/domain/documents/templates';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { NameDialog } from '../../../platform/forms/NameDialog.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { DocumentEditor } from '../../documents/parts/DocumentEditor.tsx';
import { DocumentPreview } from '../../documents/parts/DocumentPreview.tsx';
import { refusedProblems } from '../../documents/parts/refused-problems.ts';
import { offerPdfCalls } from '../parts/offer-templates.api.ts';
import { TemplateConflict } from './TemplateConflict.tsx';
import { TemplateHeader } from './TemplateHeader.tsx';
import { useTemplateEditor } from './use-template-editor.ts';

export function TemplateEditor({ template }: { template: OfferTemplate | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { company } = useCurrentUser();
  const readOnly = !useAccess().may({ permission: 'edit_template', module: 'offers', writes: true });
  const naming = useDialog<true>();
  const preview = useDialog<true>();
  const editing = useTemplateEditor({
    template,
    onCreated: (id) => void navigate(paths.offerTemplate(id), { replace: true }),
  });
  const { draft, dirty, saving, failure } = editing;
  const leaving = useUnsavedChanges(dirty && !saving && !readOnly);
  const pdf = offerPdfCalls(template?.id ?? null);

  return (
    <>
      <TemplateHeader
        template={template}
        editing={editing}
        readOnly={readOnly}
        onRename={() => naming.show(true)}
        onPreview={() => preview.show(true)}
      />
      <DocumentEditor
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
