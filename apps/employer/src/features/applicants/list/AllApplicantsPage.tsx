// All applicants of all jobs in the user's scope (APP-009).
import { Moon, Telescope, Upload, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useRequest } from '../../../platform/routing/use-request.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { SavedViews } from '../../saved-views/parts/SavedViews.tsx';
import type { ListPlace } from '../applicants.list.ts';
import { AddApplicantDialog } from '../dialogs/AddApplicantDialog.tsx';
import { ApplicantList } from './ApplicantList.tsx';

/** Applicants who agreed to hear about other jobs and are available (AHD-023). */
const REDISCOVER = `${paths.allApplicants()}?stay_in_touch=true`;
const PLACE: ListPlace = { screen: 'all_applicants', fixed: {} };

export default function AllApplicantsPage() {
  const { t } = useTranslation();
  const adding = useDialog<null>();
  useRequest('add', () => adding.show(null));
  const mayImport = useAccess().may({ permission: 'edit_applicant', writes: true });
  const addButton = (
    <GuardedButton
      demand={{ permission: 'edit_applicant', writes: true }}
      type="primary"
      icon={<UserPlus size={16} />}
      label={t('applicants:list.add')}
      onClick={() => adding.show(null)}
    />
  );
  return (
    <>
      <PageHeader
        title={t('shell:pages.applicants')}
        actions={
          <>
            <LinkButton to={REDISCOVER} icon={<Telescope size={16} aria-hidden="true" />}>
              {t('applicants:list.rediscover')}
            </LinkButton>
            <LinkButton to={paths.inactiveApplicants()} icon={<Moon size={16} aria-hidden="true" />}>
              {t('applicants:list.inactive')}
            </LinkButton>
            {mayImport && (
              <LinkButton to={paths.importApplicants()} icon={<Upload size={16} aria-hidden="true" />}>
                {t('applicants:list.import')}
              </LinkButton>
            )}
            {addButton}
          </>
        }
      />
      <PageBody>
        <ApplicantList
          place={PLACE}
          above={<SavedViews list="applicants" />}
          none={{ title: t('applicants:list.none'), text: t('applicants:list.noneText'), action: addButton }}
        />
      </PageBody>
      <AddApplicantDialog key={adding.visit} open={adding.open} position={null} onClose={adding.close} />
    </>
  );
}
