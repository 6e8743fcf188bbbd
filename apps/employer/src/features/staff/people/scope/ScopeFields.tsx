// The scope of a team member: brands, departments, locations and jobs, with a preview (CMP-024).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../platform/forms/use-form.ts';
import { rolesQuery } from '../../roles/roles.api.ts';
import { firstNameOf, type StaffEntries, scopeOf } from '../editor/staff.form.ts';
import styles from './ScopeFields.module.css';
import { ScopePicker } from './ScopePicker.tsx';
import { ScopePreview } from './ScopePreview.tsx';
import { useScopeChoices } from './use-scope-choices.ts';

export function ScopeFields({ form }: { form: Form<StaffEntries> }) {
  const { t } = useTranslation();
  const choices = useScopeChoices();
  const { data: roles = [] } = useQuery(rolesQuery);
  const role = roles.find(({ id }) => id === form.values.company_role_id);
  const name = firstNameOf(form.values.name);
  const brandIds = form.values.permitted_brand_ids;
  const everything = role?.is_reserved === true && role.name === 'super_admin';

  return (
    <section className={styles.scope} aria-label={t('staff:scope.label')}>
      <div className={styles.head}>
        <h3>{name ? t('staff:scope.title', { name }) : t('staff:scope.titleUnnamed')}</h3>
        {!everything && <span className={styles.aside}>{t('staff:scope.emptyMeansAll')}</span>}
      </div>
      {everything ? (
        <p className={styles.note}>{t('staff:scope.superAdmin')}</p>
      ) : (
        <>
          <div className={styles.pickers}>
            {choices.map(({ field, options }) => {
              // Brands limit the other choices, but already selected items stay visible.
              const inBrand = options.filter(
                ({ id, brandId }) =>
                  brandId === null ||
                  brandIds.length === 0 ||
                  brandIds.includes(brandId) ||
                  form.values[field].includes(id),
              );
              return (
                <ScopePicker
                  key={field}
                  field={form.field(field)}
                  kind={field}
                  options={inBrand}
                  hidden={options.length - inBrand.length}
                />
              );
            })}
          </div>
          <ScopePreview scope={scopeOf(form.values)} name={name} role={role} />
        </>
      )}
    </section>
  );
}
