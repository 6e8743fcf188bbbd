// The list of company documents (ONB-014).
import type { CompanyDocumentRow } from '@onward/contract/onboarding/company-documents';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { DeleteTemplate } from '../../hiring-processes/parts/lists/DeleteTemplate.tsx';
import { NewForm } from '../../hiring-processes/parts/lists/NewForm.tsx';
import { TemplateRows } from '../../hiring-processes/parts/lists/TemplateRows.tsx';
import { TEMPLATE_LIST, TEMPLATE_NAME_MAX } from '../../hiring-processes/parts/lists/templates.list.ts';
import { EDIT_DOCUMENTS } from '../setup/onboarding-demands.ts';
import {
  companyDocumentsQuery,
  copyDocument,
  refreshDocuments,
  removeDocument,
  restoreDocument,
} from './company-documents.api.ts';

export function DocumentList() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const demand = { ...EDIT_DOCUMENTS, writes: true };
  const mayEdit = useAccess().may(demand);
  const [list, changeList] = useListAddress(TEMPLATE_LIST);
  const copying = useDialog<CompanyDocumentRow>();
  const deleting = useDialog<CompanyDocumentRow>();
  const query = useQuery(companyDocumentsQuery(list));

  useCableEvent('company', ({ event }) => {
    if (event === 'company_document_changed') void refreshDocuments();
  });

  const addButton = (
    <GuardedButton
      demand={demand}
      type="primary"
      icon={<Plus size={16} />}
      label={t('hiring-processes:lists.companyDocuments.add')}
      to={paths.companyDocument('new')}
    />
  );
  const signers = ({ roles }: CompanyDocumentRow) =>
    new Intl.ListFormat(i18n.language).format(
      roles.map((role) => t(role === 'applicant' ? 'documents:employee' : `documents:roles.${role}`)),
    );

  return (
    <>
      <HeaderActions>{addButton}</HeaderActions>
      <TemplateRows
        kind="companyDocuments"
        query={query}
        rowsOf={({ company_document_templates }) => company_document_templates}
        list={list}
        onChange={changeList}
        facts={(row) => [
          { key: 'size', text: `${t(`onboarding-setup:documents.formats.${row.format}`)} · ${signers(row)}` },
          { key: 'use', text: t('onboarding-setup:documents.usedBy', { count: row.processes_count }) },
        ]}
        openPath={({ id }) => paths.companyDocument(id)}
        onCopy={mayEdit ? copying.show : undefined}
        // The file of an uploaded PDF belongs to one document.
        canCopy={({ format }) => format === 'text'}
        onRemove={mayEdit ? deleting.show : undefined}
        addButton={addButton}
      />
      {copying.subject && (
        <NewForm
          key={`copy ${copying.visit}`}
          open={copying.open}
          title={t('hiring-processes:lists.companyDocuments.add')}
          name={t('hiring-processes:copyOf', { name: copying.subject.name }).slice(0, TEMPLATE_NAME_MAX)}
          create={async (name) => {
            if (copying.subject) void navigate(paths.companyDocument(await copyDocument(copying.subject.id, name)));
          }}
          onClose={copying.close}
        />
      )}
      {deleting.subject && (
        <DeleteTemplate
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          subject={deleting.subject}
          text={t('hiring-processes:deleteTemplate.companyDocument')}
          remove={removeDocument}
          restore={restoreDocument}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
