// Department cards for phones.
import type { Department } from '@onward/contract/locations/departments';
import { useTranslation } from 'react-i18next';
import { CardMeta, CardText, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { DepartmentMenu } from './DepartmentMenu.tsx';
import { DepartmentName } from './DepartmentName.tsx';
import type { DepartmentActions } from './department-actions.ts';

interface Props {
  departments: readonly Department[];
  actions: DepartmentActions | null;
}

export function DepartmentCards({ departments, actions }: Props) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  return (
    <RecordCards
      rows={departments}
      text={(department) => (
        <>
          <DepartmentName department={department} actions={actions} />
          {department.description && <CardText>{department.description}</CardText>}
          <CardMeta>
            {[
              t('locations:departments.openJobs', { count: department.open_positions_count }),
              t('locations:departments.updated', {
                when: relativeTime(new Date(department.updated_at), now, i18n.language),
              }),
            ].join(' · ')}
          </CardMeta>
        </>
      )}
      menu={(department) => actions && <DepartmentMenu department={department} actions={actions} />}
    />
  );
}
