// A role's summary, its members, and a button to view the product as this role.

import type { Permission } from '@onward/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Check, Eye, Info, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { startSeeingAs } from '../../../platform/see-as/see-as-actions.ts';
import { useCanSee } from '../people/scope/use-can-see.ts';
import { holdersPath } from '../people/staff.list.ts';
import { useAbilityText } from './editor/use-ability-text.ts';
import styles from './RoleRail.module.css';
import { summarise } from './role-summary.ts';
import { holdersQuery, type Role } from './roles.api.ts';

interface Props {
  role: Role;
  permissions: readonly Permission[];
  unsaved: boolean;
}

export function RoleRail({ role, permissions, unsaved }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lineText = useAbilityText();
  const { can, cannot } = summarise(permissions);

  const seeAs = () => void startSeeingAs({ roleId: role.id, locationId: null }, () => void navigate(paths.home()));

  return (
    <div className={styles.rail}>
      <h3 className={styles.title}>{t('staff:roles.can')}</h3>
      <p className={styles.meta}>
        {t(role.name === 'super_admin' && role.is_reserved ? 'staff:roles.everywhere' : 'staff:roles.inTheirPlaces')}
      </p>
      <ul className={styles.lines}>
        {can.map((line) => (
          <li key={lineText(line)}>
            <Check size={15} className={styles.yes} aria-hidden="true" />
            {lineText(line)}
          </li>
        ))}
        {can.length === 0 && <li>{t('staff:roles.nothingYet')}</li>}
      </ul>
      {cannot.length > 0 && (
        <>
          <h4 className={styles.small}>{t('staff:roles.cannot')}</h4>
          <ul className={styles.lines}>
            {cannot.map((ability) => (
              <li key={ability}>
                <Minus size={15} aria-hidden="true" />
                {lineText({ kind: 'ability', ability })}
              </li>
            ))}
          </ul>
        </>
      )}
      <hr className={styles.rule} />
      <Holders role={role} />
      <Button block icon={<Eye size={16} />} disabled={unsaved} onClick={seeAs}>
        {t('staff:roles.seeAs')}
      </Button>
      {unsaved && <p className={styles.meta}>{t('staff:roles.saveFirst')}</p>}
    </div>
  );
}

function Holders({ role }: { role: Role }) {
  const { t } = useTranslation();
  const canSee = useCanSee();
  const { data } = useQuery(holdersQuery(role.id));
  const people = data?.company_staffs ?? [];
  const more = role.staff_count - people.length;
  return (
    <>
      <h4 className={styles.small}>{t('staff:roles.holders', { count: role.staff_count })}</h4>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Avatar name={person.name} size={30} />
            <span>
              <span className={styles.name}>{person.name}</span>
              <span className={styles.meta}>{canSee(person).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {data && more > 0 && <Link to={holdersPath(role.id)}>{t('staff:roles.moreHolders', { count: more })}</Link>}
      {!role.is_reserved && role.staff_count > 0 && (
        <p className={styles.hint}>
          <Info size={14} aria-hidden="true" />
          {t('staff:roles.deleteHint')}
        </p>
      )}
    </>
  );
}
