// Viewing the product as a role at a location: two headers on every call of that browser tab (AHD-005).
export const SEE_AS_ROLE_HEADER = 'see-as-role-id';
export const SEE_AS_LOCATION_HEADER = 'see-as-location-id';
