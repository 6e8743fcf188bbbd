// Which company to work in (IDN-011..013).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { CentredFrame } from '../../../design/frames/CentredFrame.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { returnPathIn } from '../../../platform/routing/return-path.ts';
import { useSession } from '../../../platform/session/session.ts';
import { leave, switchToCompany } from '../../../platform/session/session-actions.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { callSelectCompany, myCompaniesQuery } from '../identity.api.ts';
import { CompanyList } from './CompanyList.tsx';
import { decideChoice } from './decide-choice.ts';
import { OnlyCompany } from './OnlyCompany.tsx';

export default function SelectCompanyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { token, leftByChoice } = useSession();
  const returnTo = returnPathIn(search);
  const { data, error, refetch } = useQuery({ ...myCompaniesQuery(), enabled: token !== null });
  const choosing = useMutation({
    mutationFn: callSelectCompany,
    onSuccess: ({ id }) => {
      switchToCompany(id);
      navigate(returnTo ?? paths.home(), { replace: true });
    },
  });

  if (!token) return <Navigate to={paths.login(leftByChoice ? undefined : (returnTo ?? undefined))} replace />;
  const choice = data && decideChoice(data.companies);
  const title = choice?.kind === 'none' ? t('identity:companies.none') : t('identity:companies.title');
  const subtitle =
    choice?.kind === 'ask' ? t('identity:companies.subtitle', { count: data?.companies.length ?? 0 }) : undefined;

  return (
    <CentredFrame
      title={title}
      subtitle={choice?.kind === 'none' ? t('identity:companies.noneText') : subtitle}
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
      {choice?.kind === 'none' && (
        <PlainButton primary size="large" onClick={() => void leave()}>
          {t('shell:userMenu.signOut')}
        </PlainButton>
      )}
      {choice?.kind === 'only' && <OnlyCompany onOpen={() => choosing.mutate(choice.companyId)} />}
      {choice?.kind === 'ask' && data && (
        <CompanyList
          companies={data.companies}
          openingId={choosing.isPending ? choosing.variables : null}
          onOpen={choosing.mutate}
        />
      )}
    </CentredFrame>
  );
}
