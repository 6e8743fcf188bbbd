// Whether the new-job dialog is open, from the URL: `create_position_modal_visible=true` (CMP-061).
import { useSearchParams } from 'react-router';
import { useAccess } from '../../../platform/access.ts';

const PARAMETER = 'create_position_modal_visible';

export function useCreateJob() {
  const [search, setSearch] = useSearchParams();
  const mayCreate = useAccess().may({ permission: 'create_position', unlimitedIn: 'position', writes: true });
  const change = (edit: (address: URLSearchParams) => void) =>
    setSearch(
      (now) => {
        edit(now);
        return now;
      },
      { replace: true },
    );
  return {
    mayCreate,
    open: search.get(PARAMETER) === 'true' && mayCreate,
    show: () => change((address) => address.set(PARAMETER, 'true')),
    close: () => change((address) => address.delete(PARAMETER)),
  };
}
