// The wizard of one onboarding process, new or existing; step and module are in the address (ONB-008, designs 10, 10b).
import type { CompanyProcess } from '@onward/contract/onboarding/onboarding-processes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { PageBody } from '../../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { EDIT_PROCESSES } from '../../setup/onboarding-demands.ts';
import { defaultModuleQuery, onboardingProcessQuery } from '../onboarding-processes.api.ts';
import { ProcessWizard } from './ProcessWizard.tsx';
import { draftOf, emptyDraft } from './process-draft.ts';

export default function ProcessWizardPage() {
  const { id = 'new' } = useParams();
  const mayEdit = useAccess().may(EDIT_PROCESSES);
  if (id !== 'new') return <SavedProcess key={id} id={Number(id)} readOnly={!mayEdit} />;
  return mayEdit ? <NewProcess /> : <Navigate to={paths.adminOnboarding('processes')} replace />;
}

function NewProcess() {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useQuery(defaultModuleQuery('basic_information', i18n.language));
  if (data) return <ProcessWizard process={null} first={emptyDraft(data)} readOnly={false} />;
  return <Waiting error={error} onRetry={() => void refetch()} />;
}

function SavedProcess({ id, readOnly }: { id: number; readOnly: boolean }) {
  const { data, error, refetch } = useQuery(onboardingProcessQuery(id));
  if (data) return <ProcessWizard process={data satisfies CompanyProcess} first={draftOf(data)} readOnly={readOnly} />;
  return <Waiting error={error} onRetry={() => void refetch()} />;
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('onboarding-setup:wizard.notLoaded')} error={error} onRetry={onRetry} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}
