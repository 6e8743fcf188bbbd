// The logo of a company or brand, or the first letter of its name.
import type { BrandColor } from '@onward/domain/company/brand-colors';

export interface TileOf {
  name: string;
  logo_url: string | null;
  color?: BrandColor;
}

export const Tile = ({ name, logo_url, color }: TileOf) =>
  logo_url ? (
    <img class="tile" src={logo_url} alt="" width="42" height="42" />
  ) : (
    <span class={color ? `tile brand-${color}` : 'tile tile-plain'} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
