// The locations panel of the company page: search, filter, sort, add, edit and delete (CMP-010..014, CMP-051).
import type { Location } from '@onward/contract/locations/locations';
import { isAtLocationCap } from '@onward/domain/company/location-cap';
import { Plus, Upload } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { announcePaywall } from '../../../platform/errors/paywall-signal.ts';
import { LayoutMenu } from '../../../platform/lists/LayoutMenu.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { useListLayout } from '../../../platform/lists/use-list-layout.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useRequest } from '../../../platform/routing/use-request.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { SavedViews } from '../../saved-views/parts/SavedViews.tsx';
import { LocationEditor } from '../editor/LocationEditor.tsx';
import { refreshLocations } from '../locations.api.ts';
import { refreshCustomFields } from '../parts/custom-fields.api.ts';
import { DeleteLocation } from './DeleteLocation.tsx';
import { LocationFilters } from './LocationFilters.tsx';
import { LocationList } from './LocationList.tsx';
import styles from './LocationsPanel.module.css';
import { LOCATION_LIST } from './locations.list.ts';
import { useFocusSearch } from './use-focus-search.ts';

const EDIT = { permission: 'edit_location', writes: true } as const;

export default function LocationsPanel() {
  const { t } = useTranslation();
  const { brands, user } = useStartup();
  const [list, changeList] = useListAddress(LOCATION_LIST);
  const [layout, changeLayout] = useListLayout('locations');
  const mayEdit = useAccess().may(EDIT);
  const editing = useDialog<Location | null>();
  const deleting = useDialog<Location>();
  const { panel, focusSearch } = useFocusSearch();
  const brandName = useCallback((id: number) => brands.find((brand) => brand.id === id)?.name ?? '', [brands]);

  useCableEvent('company', ({ event }) => {
    if (event === 'location_changed') void refreshLocations();
    if (event === 'custom_field_changed') void refreshCustomFields();
  });

  const { plan_type: planType, paid_locations_count: paid, available_locations_count: left } = user.company;
  const used = paid - left;
  // At the plan limit, the paywall is shown instead of the form (CMP-051).
  const atCap = isAtLocationCap({ planType, paidLocations: paid, activeLocations: used });

  const add = () => (atCap ? announcePaywall() : editing.show(null));
  useRequest('add', add);

  const addButton = (
    <GuardedButton
      demand={{ ...EDIT, unlimitedIn: 'location' }}
      type="primary"
      icon={<Plus size={16} />}
      label={t('locations:add')}
      onClick={add}
    />
  );

  return (
    <ListPage ref={panel} label={t('locations:title')}>
      <ListHead
        end={
          <>
            {planType === 'fixed_locations' && (
              <span className={styles.usage}>{t('locations:planUsage', { used, count: paid })}</span>
            )}
            <LayoutMenu
              list="locations"
              layout={layout}
              onChange={changeLayout}
              title={(column) => t(`locations:columns.${column}`)}
            />
          </>
        }
      >
        <LocationFilters list={list} onChange={changeList} brands={brands} />
      </ListHead>
      <HeaderActions>
        <GuardedButton
          demand={EDIT}
          icon={<Upload size={16} />}
          label={t('locations:import')}
          to={paths.importLocations()}
        />
        {addButton}
      </HeaderActions>
      <SavedViews list="locations" />
      <LocationList
        layout={layout}
        list={list}
        onChange={changeList}
        brandName={brandName}
        actions={mayEdit ? { edit: editing.show, remove: deleting.show } : null}
        addButton={addButton}
      />
      <LocationEditor
        key={`edit ${editing.visit}`}
        open={editing.open}
        location={editing.subject}
        brands={brands}
        onClose={editing.close}
      />
      {deleting.subject && (
        <DeleteLocation
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          location={deleting.subject}
          onClose={deleting.close}
          onDeleted={focusSearch}
        />
      )}
    </ListPage>
  );
}
