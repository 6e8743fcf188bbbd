// The editor of one company document (ONB-014); read only without the permission to edit documents.
import type { CompanyDocument } from '@onward/contract/onboarding/company-documents';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { TemplateEditor } from '../../documents/parts/template/TemplateEditor.tsx';
import type { TemplateRoom } from '../../documents/parts/template/template-room.ts';
import { EDIT_DOCUMENTS } from '../setup/onboarding-demands.ts';
import {
  addDocument,
  companyDocumentQuery,
  documentPdfCalls,
  readDocument,
  saveDocument,
} from './company-documents.api.ts';

export default function CompanyDocumentPage() {
  const { id = 'new' } = useParams();
  const mayEdit = useAccess().may({ ...EDIT_DOCUMENTS, writes: true });
  const room = useDocumentRoom(null);
  if (id !== 'new') return <SavedDocument key={id} id={Number(id)} />;
  if (!mayEdit) return <Navigate to={paths.adminOnboarding('documents')} replace />;
  return <TemplateEditor key="new" template={null} room={room} />;
}

function SavedDocument({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(companyDocumentQuery(id));
  const room = useDocumentRoom(data ?? null);
  if (data) return <TemplateEditor template={data} room={room} />;
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('onboarding-setup:documents.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}

function useDocumentRoom(document: CompanyDocument | null): TemplateRoom {
  const { t } = useTranslation();
  return {
    kind: 'company_document',
    demand: EDIT_DOCUMENTS,
    crumbs: [
      { label: t('shell:pages.onboarding'), to: paths.onboarding() },
      { label: t('onboarding-setup:tabs.documents'), to: paths.adminOnboarding('documents') },
    ],
    newName: t('onboarding-setup:documents.newName'),
    usedBy: document && t('onboarding-setup:documents.usedBy', { count: document.processes_count }),
    pathOf: paths.companyDocument,
    pdfCalls: documentPdfCalls,
    read: readDocument,
    add: addDocument,
    save: saveDocument,
  };
}
