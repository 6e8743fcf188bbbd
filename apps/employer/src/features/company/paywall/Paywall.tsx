// Renders the open paywall.
import type { Paywall as Wall } from '../parts/paywall-store.ts';
import { HiringUpsell } from './HiringUpsell.tsx';
import { LocationPaywall } from './LocationPaywall.tsx';

interface Props {
  wall: Wall;
  onClose: () => void;
}

export default function Paywall({ wall, onClose }: Props) {
  if (wall.kind === 'locations') return <LocationPaywall onClose={onClose} />;
  return <HiringUpsell feature={wall.feature} onClose={onClose} />;
}
