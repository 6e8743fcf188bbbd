// Whose records the next run would remove, with the period as it is on the screen.
import type { DueRecord } from '@onward/contract/privacy/retention';
import { isSetByLaw, type RetentionKind } from '@onward/domain/privacy/retention';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { PeoplePages } from '../PeoplePages.tsx';
import { dueQuery } from '../privacy.api.ts';

interface Props {
  kind: RetentionKind;
  keepMonths: number | null;
  nextRunOn: string;
  open: boolean;
  onClose: () => void;
}

export function DueDrawer({ kind, keepMonths, nextRunOn, open, onClose }: Props) {
  const { t } = useTranslation();
  const { day } = useDates();
  const [page, setPage] = useState(1);
  const query = useQuery(dueQuery(kind, keepMonths, page));
  const name = t(`privacy:kinds.${kind}`);
  return (
    <SideDrawer
      open={open}
      title={
        isSetByLaw(kind)
          ? t('privacy:due.titleNow', { kind: name })
          : t('privacy:due.title', { kind: name, day: day(nextRunOn) })
      }
      onClose={onClose}
      actions={isSetByLaw(kind) && <LinkButton to={paths.i9Clock()}>{t('privacy:due.openPurge')}</LinkButton>}
    >
      <PeoplePages
        query={query}
        rowsOf={({ records }) => records}
        page={page}
        onPage={setPage}
        empty={t('privacy:due.empty')}
        personOf={(record) => ({
          key: `${record.application_id}-${record.employee_id}-${record.id}`,
          name: record.name,
          title: <RecordName record={record} />,
          text: t('privacy:due.ended', { day: day(record.ended_on) }),
          beside: record.is_held && <Pill tone="amber">{t('privacy:due.held')}</Pill>,
        })}
      />
    </SideDrawer>
  );
}

function RecordName({ record: { name, application_id, employee_id } }: { record: DueRecord }) {
  if (application_id !== null) return <Link to={paths.applicant(application_id)}>{name}</Link>;
  if (employee_id !== null) return <Link to={paths.employeeProfile(employee_id)}>{name}</Link>;
  return name;
}
