// The company picker (IDN-011..013).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { CenteredFrame } from '../../../design/frames/CenteredFrame.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { partWithTexts } from '../../../platform/chunks/lazy-page.tsx';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { returnPathIn } from '../../../platform/routing/return-path.ts';
import { useSession } from '../../../platform/session/session.ts';
import { leave, switchToCompany } from '../../../platform/session/session-actions.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { callSelectCompany, myCompaniesQuery, myInvitationsQuery } from '../identity.api.ts';
import { CompanyList } from './CompanyList.tsx';
import { decideChoice } from './decide-choice.ts';
import { Invitations } from './Invitations.tsx';
import { OnlyCompany } from './OnlyCompany.tsx';

/** Loaded separately, because visiting a company needs more texts than the first ones. */
const VisitForm = partWithTexts<{ onEnter: (companyId: number) => void }>(() => import('./VisitForm.tsx'));

export default function SelectCompanyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { token, leftByChoice } = useSession();
  const returnTo = returnPathIn(search);
  const { data, error, refetch } = useQuery({ ...myCompaniesQuery(), enabled: token !== null });
  const open = (companyId: number) => {
    switchToCompany(companyId);
    navigate(returnTo ?? paths.home(), { replace: true });
  };
  const invited = (useQuery({ ...myInvitationsQuery(), enabled: token !== null }).data?.length ?? 0) > 0;
  const choosing = useMutation({
    mutationFn: callSelectCompany,
    onSuccess: ({ id }) => open(id),
  });

  if (!token) return <Navigate to={paths.login(leftByChoice ? undefined : (returnTo ?? undefined))} replace />;
  if (data?.second_factor_required && data.is_support_staff) return <Navigate to={paths.secondStepSetup()} replace />;
  const choice = data && decideChoice(data.companies);
  const visits = data?.is_support_staff === true;
  const { title, subtitle } = headOf(choice?.kind ?? null, { visits, invited });

  return (
    <CenteredFrame
      title={t(`identity:companies.${title}`)}
      subtitle={subtitle && t(`identity:companies.${subtitle}`, { count: data?.companies.length ?? 0 })}
      footer={<LanguageLinks />}
      aside={
        <>
          {data && <span>{t('identity:companies.signedInAs', { email: data.email })}</span>}
          <PlainButton size="small" onClick={() => void leave()}>
            {t('shell:userMenu.signOut')}
          </PlainButton>
        </>
      }
    >
      <PageTitle page="selectCompany" />
      {error && (
        <ErrorBlock
          title={t('identity:companies.notLoaded')}
          message={readFailure(error).message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={2} />}
      {choice?.kind === 'none' && !visits && !invited && (
        <PlainButton primary size="large" onClick={() => void leave()}>
          {t('shell:userMenu.signOut')}
        </PlainButton>
      )}
      {data && <Invitations onAccepted={() => void refetch()} />}
      {visits && <VisitForm onEnter={open} />}
      {choice?.kind === 'only' && !invited && <OnlyCompany onOpen={() => choosing.mutate(choice.companyId)} />}
      {choice?.kind === 'ask' && data && (
        <CompanyList
          companies={data.companies}
          openingId={choosing.isPending ? choosing.variables : null}
          onOpen={choosing.mutate}
        />
      )}
    </CenteredFrame>
  );
}

/** The heading, depending on what there is to choose. */
function headOf(
  kind: 'none' | 'only' | 'ask' | null,
  { visits, invited }: { visits: boolean; invited: boolean },
): { title: string; subtitle?: string } {
  if (visits) return { title: 'visitTitle', subtitle: 'visitText' };
  if (invited && kind === 'none') return { title: 'invitedTitle', subtitle: 'invitedText' };
  if (kind === 'none') return { title: 'none', subtitle: 'noneText' };
  return kind === 'ask' ? { title: 'title', subtitle: 'subtitle' } : { title: 'title' };
}
