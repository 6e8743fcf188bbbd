// Open requests, the most urgent first, and the way to all of them.
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { PersonRows } from '../PersonRows.tsx';
import { requestsQuery } from '../privacy.api.ts';
import { SideCard } from '../SideCard.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { RequestsDrawer } from './RequestsDrawer.tsx';

const SHOWN_MAX = 4;

export function RequestsCard() {
  const { t } = useTranslation();
  const { data } = useQuery(requestsQuery(false, 1));
  const all = useDialog<null>();
  const count = data?.total_count ?? 0;
  return (
    <SideCard title={t('privacy:requests.card')} beside={data && t('privacy:requests.open', { count })}>
      {data && count === 0 && <p>{t('privacy:requests.none')}</p>}
      <PersonRows
        rows={(data?.privacy_requests ?? []).slice(0, SHOWN_MAX).map(({ id, name, kind, days_left }) => ({
          key: id,
          name,
          title: name,
          text: t(`privacy:requests.kinds.${kind}`),
          beside: <DaysLeft days={days_left} />,
        }))}
      />
      <Button size="small" onClick={() => all.show(null)}>
        {t('privacy:requests.all')}
      </Button>
      <RequestsDrawer key={all.visit} open={all.open} onClose={all.close} />
    </SideCard>
  );
}
