// The state of the dialog that orders background checks: what is chosen, what is missing, and ordering it.
import type { CheckOptions, OfferedPackage } from '@onward/contract/background-checks/application-checks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import type { OrderCheckDialogProps } from '../../../../platform/room-parts.ts';
import { checkOptionsQuery } from '../background-checks.api.ts';
import { chosenPackage, sharedLocation } from './order-choice.ts';

const NOTHING: CheckOptions = { packages: [], usual_package: null, people: [], locations: [], next_stage: null };

export function useOrderCheck({ people, chosen = null, open, onRun, onClose }: OrderCheckDialogProps) {
  const [locationId, setLocationId] = useState<number | null>(null);
  const [slug, setSlug] = useState<string | null>(chosen);
  const [isCertified, setCertified] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ids = people?.map(({ id }) => id) ?? [];
  const loaded = useQuery({ ...checkOptionsQuery(ids, locationId), enabled: open && ids.length > 0 });
  const options = loaded.data ?? NOTHING;
  const picked: OfferedPackage | null = chosenPackage(options, slug);

  const order = async () => {
    setChecked(true);
    setFailure(null);
    if (!picked || !isCertified) return;
    setBusy(true);
    try {
      await onRun({
        package: picked.slug,
        certified: true,
        ...(locationId !== null && { location_id: locationId }),
      });
      onClose();
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    options,
    isLoading: loaded.isPending && ids.length > 0,
    isError: loaded.isError,
    reload: () => void loaded.refetch(),
    shared: sharedLocation(options.people),
    locationId,
    setLocationId,
    picked,
    setSlug,
    isCertified,
    setCertified,
    lacksCertification: isChecked && !isCertified,
    isBusy,
    failure,
    isDirty: locationId !== null || isCertified || slug !== chosen,
    order,
  };
}

export type OrderDraft = ReturnType<typeof useOrderCheck>;
