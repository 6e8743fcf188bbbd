// Seeing the product as a role at a location: two headers on every call of the tab that does (AHD-005).
export const SEE_AS_ROLE_HEADER = 'see-as-role-id';
export const SEE_AS_LOCATION_HEADER = 'see-as-location-id';
