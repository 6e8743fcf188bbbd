// The header of a job's applicants: location, hiring progress, and the switch between list and board.

import { Columns3, List, Pencil, Share2, UserPlus, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useAccess } from '../../../platform/access.ts';
import { recentDayText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { PositionStatusPill } from '../../positions/parts/PositionStatusPill.tsx';
import type { Pipeline } from '../applicants.api.ts';
import { AddApplicantDialog } from '../dialogs/AddApplicantDialog.tsx';
import styles from './PositionHeader.module.css';
import { SuspectedSpam } from './SuspectedSpam.tsx';

interface Props {
  pipeline: Pipeline;
  view: 'list' | 'board';
  children?: ReactNode;
}

export function PositionHeader({ pipeline: { position, hired_count }, view, children }: Props) {
  const { t } = useTranslation();
  const { brands, locations } = useStartup();
  const adding = useDialog<null>();
  const brand = brands.find(({ id }) => id === position.brand_id)?.name;
  const location = locations.find(({ id }) => id === position.location_id)?.name;
  const posted = usePostedText(position.published_at);
  return (
    <>
      <PageHeader
        title={position.title}
        crumbs={[
          { label: t('shell:pages.jobPostings'), to: paths.jobPostings() },
          ...[brand, location].flatMap((label) => (label ? [{ label }] : [])),
        ]}
        beside={
          <>
            <PositionStatusPill status={position.status} />
            <span className={styles.facts}>
              {[t('applicants:list.hiredOf', { hired: hired_count, count: position.openings }), posted]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        }
        titleOnPhone
        actions={
          <>
            <SuspectedSpam position={position} />
            <ViewSwitch view={view} />
            <LinkButton to={paths.jobPosting(position.digest_key)} icon={<Pencil size={16} aria-hidden="true" />}>
              {t('applicants:list.editJob')}
            </LinkButton>
            <LinkButton
              to={paths.jobPosting(position.digest_key, 'sharing')}
              icon={<Share2 size={16} aria-hidden="true" />}
            >
              {t('applicants:list.shareJob')}
            </LinkButton>
            <GuardedButton
              demand={{ permission: 'edit_applicant', writes: true }}
              icon={<UserPlus size={16} />}
              label={t('applicants:list.add')}
              onClick={() => adding.show(null)}
            />
          </>
        }
      >
        {children}
      </PageHeader>
      <AddApplicantDialog key={adding.visit} open={adding.open} position={position} onClose={adding.close} />
    </>
  );
}

/** List and board share search and filters; the stage is left out because it is a tab of the list only. */
function ViewSwitch({ view }: { view: 'list' | 'board' }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const linkTo = (wanted: 'list' | 'board') => {
    const next = new URLSearchParams(address);
    for (const name of ['view', 'page', ...(wanted === 'board' ? ['status', 'stage_id'] : [])]) next.delete(name);
    if (wanted === 'board') next.set('view', 'board');
    return `?${next}`;
  };
  const views = [
    { key: 'list', icon: <List size={16} aria-hidden="true" /> },
    { key: 'board', icon: <Columns3 size={16} aria-hidden="true" /> },
  ] as const;
  return (
    <nav className={styles.views} aria-label={t('applicants:list.views')}>
      {views.map(({ key, icon }) => (
        <Link key={key} to={linkTo(key)} aria-current={key === view ? 'page' : undefined}>
          {icon}
          {t(`applicants:list.view.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

function usePostedText(at: string | null): string {
  const { t, i18n } = useTranslation();
  if (at === null) return '';
  return t('applicants:list.posted', { date: recentDayText(i18n.language, at) });
}

/** Links to the job's automations; users who may not open them see only the number. */
export function Automations({ pipeline: { automations_count: count, position } }: { pipeline: Pipeline }) {
  const { t } = useTranslation();
  const mayOpen = useAccess().may({
    permission: 'edit_template',
    module: 'hiring_stages',
    feature: 'hiring_processes',
  });
  const process = position.hiring_process_template_id;
  const label = t('applicants:list.automations', { count });
  if (count === 0) return null;
  if (!mayOpen || process === null) return <span className={styles.facts}>{label}</span>;
  return (
    <LinkButton to={paths.editHiringProcess(process)} icon={<Zap size={15} aria-hidden="true" />}>
      {label}
    </LinkButton>
  );
}
