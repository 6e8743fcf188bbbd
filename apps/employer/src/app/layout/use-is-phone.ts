// Below 768 px the navigation is a top bar with a menu sheet.
import { useMediaQuery } from '../../design/theme/use-media-query.ts';

export const useIsPhone = (): boolean => useMediaQuery('(max-width: 767px)');
