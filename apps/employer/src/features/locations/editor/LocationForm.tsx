// Adds or edits a location: address, tax information and custom fields (CMP-011, CMP-015, CMP-017, CMP-018).
import type { Brand } from '@onward/contract/company/brands';
import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { Location } from '@onward/contract/locations/locations';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { CustomFieldsSection } from '../custom-fields/CustomFieldsSection.tsx';
import { LocationConflict } from './LocationConflict.tsx';
import styles from './LocationForm.module.css';
import { PlaceFields } from './PlaceFields.tsx';
import { TaxInfoFields } from './TaxInfoFields.tsx';
import { useLocationForm } from './use-location-form.ts';

interface Props {
  open: boolean;
  location: Location | null;
  brands: readonly Brand[];
  fields: readonly CustomField[];
  onClose: () => void;
}

export function LocationForm({ open, location, brands, fields, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { form, conflict, takeTheirs, keepMine, toFix } = useLocationForm(location, fields, onClose);
  const { close, question } = useGuardedClose({ open, dirty: form.dirty, busy: form.busy, onClose });

  return (
    <>
      <SideDrawer
        open={open}
        title={location?.name ?? t('locations:add')}
        beside={location?.identify_code && <Pill>{location.identify_code}</Pill>}
        onClose={close}
        dirty={form.busy}
        footerNote={
          toFix > 0 && (
            <span className={styles.toFix} role="status">
              <CircleAlert size={15} aria-hidden="true" />
              {t('locations:toFix', { count: toFix })}
            </span>
          )
        }
        actions={
          <>
            <Button onClick={close} disabled={form.busy}>
              {t('shell:cancel')}
            </Button>
            <Button type="primary" htmlType="submit" form={id} loading={form.busy}>
              {t('locations:save')}
            </Button>
          </>
        }
      >
        <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
          {conflict ? (
            <LocationConflict
              conflict={conflict}
              fields={fields}
              brands={brands}
              onTakeTheirs={takeTheirs}
              // Saved again with the newer version.
              onKeepMine={() => {
                keepMine();
                (document.getElementById(id) as HTMLFormElement).requestSubmit();
              }}
            />
          ) : (
            <FormAlert failure={form.failure} />
          )}
          <PlaceFields form={form} brands={brands} />
          <TaxInfoFields form={form} locationId={location?.id ?? null} />
          <CustomFieldsSection fields={fields} bind={form.field} />
        </form>
      </SideDrawer>
      <LeaveDialog question={question} />
    </>
  );
}
