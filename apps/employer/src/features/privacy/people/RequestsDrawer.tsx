// All requests, open and closed; open ones are answered here.
import type { PrivacyRequest } from '@onward/contract/privacy/people';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../design/status/Pill.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { EraseDialog } from '../../applicants/parts/EraseDialog.tsx';
import { PeoplePages } from '../PeoplePages.tsx';
import { closeRequest, refreshPrivacy, requestsQuery } from '../privacy.api.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { CopyButton } from './PersonActions.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function RequestsDrawer({ open, onClose }: Props) {
  const { t } = useTranslation();
  const { dayOfTime } = useDates();
  const [tab, setTab] = useState<'open' | 'closed'>('open');
  const [page, setPage] = useState(1);
  const query = useQuery({ ...requestsQuery(tab === 'closed', page), enabled: open });
  const textOf = (request: PrivacyRequest) =>
    [
      t(`privacy:requests.kinds.${request.kind}`),
      request.outcome &&
        t('privacy:requests.closedOn', {
          outcome: t(`privacy:requests.outcomes.${request.outcome}`),
          day: dayOfTime(request.closed_at ?? ''),
        }),
      request.note,
      request.outcome_reason,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <SideDrawer open={open} title={t('privacy:requests.title')} onClose={onClose}>
      <Segmented<'open' | 'closed'>
        value={tab}
        options={[
          { value: 'open', label: t('privacy:requests.openTab') },
          { value: 'closed', label: t('privacy:requests.closedTab') },
        ]}
        onChange={(value) => {
          setTab(value);
          setPage(1);
        }}
      />
      <PeoplePages
        query={query}
        rowsOf={({ privacy_requests }) => privacy_requests}
        page={page}
        onPage={setPage}
        empty={t('privacy:requests.none')}
        personOf={(request) => ({
          key: request.id,
          name: request.name,
          title:
            request.application_id === null ? (
              request.name
            ) : (
              <Link to={paths.applicant(request.application_id)}>{request.name}</Link>
            ),
          text: textOf(request),
          beside: request.outcome === null && <DaysLeft days={request.days_left} />,
          actions: request.outcome === null && <Answer request={request} />,
        })}
      />
    </SideDrawer>
  );
}

/** Erasing closes the request; a copy is closed by hand, once it was sent. */
function Answer({ request: { id, kind, person_id, name, is_held } }: { request: PrivacyRequest }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const asking = useDialog<'erase' | 'refuse'>();
  const close = async () => {
    setBusy(true);
    try {
      await closeRequest(id, 'done');
      toasts.success(t('privacy:requests.closed'));
    } catch {
      setBusy(false);
    }
  };
  return (
    <>
      {kind === 'copy' ? (
        <>
          <CopyButton personId={person_id} name={name} />
          <Button size="small" loading={busy} onClick={() => void close()}>
            {t('privacy:requests.close')}
          </Button>
        </>
      ) : (
        <Button size="small" danger disabled={is_held} onClick={() => asking.show('erase')}>
          {t('privacy:person.erase')}
        </Button>
      )}
      <Button size="small" onClick={() => asking.show('refuse')}>
        {t('privacy:requests.refuse')}
      </Button>
      {is_held && <Pill tone="amber">{t('privacy:person.held')}</Pill>}
      {asking.subject === 'erase' && (
        <EraseDialog
          key={asking.visit}
          personId={person_id}
          name={name}
          open={asking.open}
          onClose={asking.close}
          onErased={() => void refreshPrivacy()}
        />
      )}
      {asking.subject === 'refuse' && (
        <RefuseDialog key={asking.visit} id={id} name={name} open={asking.open} onClose={asking.close} />
      )}
    </>
  );
}
