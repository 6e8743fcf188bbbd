// The person's other applications, in one line (APP-017, AHD-002).
import type { Application } from '@onward/contract/applicants/application';
import { Users } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './OtherApplications.module.css';

export function OtherApplications({ others }: Pick<Application, 'others'>) {
  const { t } = useTranslation();
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      <Users size={15} aria-hidden="true" />
      <span>
        {t('applicants:profile.others', { count: others.length })}{' '}
        {others.map(({ id, position_title, location_name, status, stage_name }, index) => (
          <Fragment key={id}>
            {index > 0 && ' · '}
            <Link to={paths.applicant(id)}>
              {position_title}, {location_name}
            </Link>{' '}
            ({status === 'in_progress' ? stage_name : t(`applicants:statuses.${status}`)})
          </Fragment>
        ))}
      </span>
    </p>
  );
}
