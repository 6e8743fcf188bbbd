// How hiring goes, by brand, location, department, and job (RPT-020, RPT-021, design 37).
import type { AnalyticsFilters as Filtered } from '@onward/contract/analytics/analytics';
import { ANALYTICS_PANELS } from '@onward/domain/analytics/panels';
import { periodBefore, periodOf } from '@onward/domain/analytics/period';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '../../design/page/PageHeader.tsx';
import { localToday } from '../../platform/language/use-dates.ts';
import { SavedViews } from '../saved-views/parts/SavedViews.tsx';
import styles from './AnalyticsPage.module.css';
import { analyticsAddress, readAddress } from './analytics.address.ts';
import { panelQuery } from './analytics.api.ts';
import { AnalyticsFilters } from './filters/AnalyticsFilters.tsx';
import { FunnelPanel } from './panels/FunnelPanel.tsx';
import { InterviewsPanel, OffersPanel } from './panels/OutcomePanels.tsx';
import { ReasonsPanel, SourcesPanel } from './panels/SharePanels.tsx';
import { DaysPanel, HiresPanel } from './panels/WeekPanels.tsx';
import { PeopleRail } from './people/PeopleRail.tsx';
import { useExport } from './use-export.ts';
import { usePanelView } from './use-panel-view.ts';
import { usePeriodText } from './use-period-text.ts';

export default function AnalyticsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const text = usePeriodText();
  const [search] = useSearchParams();
  const { filters, people } = useMemo(() => readAddress(search), [search]);
  const view = usePanelView(filters, people);
  const { data } = useQuery(panelQuery('funnel', filters));
  const period = data?.period ?? periodOf(filters, localToday());
  const before = data?.previous_period ?? periodBefore(period);
  const change = (next: Filtered) => void navigate(analyticsAddress(next, people));
  return (
    <>
      <PageHeader
        title={t('shell:pages.analytics')}
        divided
        actions={
          <>
            <Button icon={<Printer size={15} />} onClick={() => window.print()}>
              {t('analytics:print')}
            </Button>
            <ExportMenu filters={filters} />
          </>
        }
      >
        <div className={styles.filters}>
          <AnalyticsFilters period={period} filters={filters} onChange={change} />
          <span className={styles.compared}>{t('analytics:compared', { period: text.period(before) })}</span>
        </div>
        <div className={styles.views}>
          <SavedViews list="analytics" />
        </div>
      </PageHeader>
      <div className={styles.content} data-rail={people !== null}>
        <div className={styles.panels}>
          <FunnelPanel view={view} />
          <DaysPanel panel="time_to_hire" view={view} />
          <SourcesPanel view={view} />
          <HiresPanel view={view} />
          <InterviewsPanel view={view} />
          <ReasonsPanel view={view} />
          <OffersPanel view={view} />
          <DaysPanel panel="onboarding_time" view={view} />
        </div>
        {people && <PeopleRail people={people} view={view} />}
      </div>
    </>
  );
}

function ExportMenu({ filters }: { filters: Filtered }) {
  const { t } = useTranslation();
  const { busy, save } = useExport();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: ANALYTICS_PANELS.map((panel) => ({
          key: panel,
          label: t(`analytics:panels.${panel}`),
          onClick: () => void save(panel, filters),
        })),
      }}
    >
      <Button icon={<Download size={15} />} loading={busy !== null}>
        {t('analytics:export')}
      </Button>
    </Dropdown>
  );
}
