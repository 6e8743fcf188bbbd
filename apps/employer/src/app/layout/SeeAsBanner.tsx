// The banner while viewing as another role: which role, where, and how to stop (AHD-005).
import { useQuery } from '@tanstack/react-query';
import { Eye, KeyRound, MapPin, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { startSeeingAs, stopSeeingAs } from '../../platform/see-as/see-as-actions.ts';
import { seeAsChoicesQuery } from '../../platform/see-as/see-as-choices.ts';
import { useCurrentUser } from '../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../platform/use-role-label.ts';
import styles from './SeeAsBanner.module.css';

export function SeeAsBanner() {
  const { seeing_as: seeingAs } = useCurrentUser();
  return seeingAs && <Band role={seeingAs.company_role} location={seeingAs.location} />;
}

interface Named {
  id: number;
  name: string;
}

function Band({ role, location }: { role: Named; location: Named | null }) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const { data } = useQuery(seeAsChoicesQuery);
  const roles = data?.roles ?? [role];
  const places = data?.locations.map(({ id, name, brand }) => ({ id, name: `${brand} ${name}`.trim() }));
  return (
    <section className={`${styles.band} no-print`} aria-label={t('shell:seeAs.label')}>
      <Eye size={17} aria-hidden="true" />
      <strong>{t('shell:seeAs.as')}</strong>
      <Choice
        label={t('shell:seeAs.role')}
        icon={<KeyRound size={15} aria-hidden="true" />}
        value={role.id}
        options={roles.map(({ id, name }) => ({ id, name: roleLabel(name) }))}
        onChoose={(roleId) => void startSeeingAs({ roleId, locationId: location?.id ?? null })}
      />
      <span>{t('shell:seeAs.at')}</span>
      <Choice
        label={t('shell:seeAs.location')}
        icon={<MapPin size={15} aria-hidden="true" />}
        value={location?.id ?? 0}
        options={[{ id: 0, name: t('shell:seeAs.everywhere') }, ...(places ?? (location ? [location] : []))]}
        onChoose={(locationId) => void startSeeingAs({ roleId: role.id, locationId: locationId || null })}
      />
      <span className={styles.note}>{t('shell:seeAs.note')}</span>
      <button type="button" className={styles.stop} onClick={() => void stopSeeingAs()}>
        <X size={15} aria-hidden="true" />
        {t('shell:seeAs.stop')}
      </button>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  icon: ReactNode;
  value: number;
  options: readonly Named[];
  onChoose: (id: number) => void;
}

function Choice({ label, icon, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      {icon}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  );
}
