/**
 * Nights chosen by hand, by the id of the place: its own would show the same building in the same inks as a neighbor's in the
 * default order of a list.
 */
export const CHOSEN_NIGHTS: Readonly<Record<string, string>> = {
  "al-university-of-montevallo": "moss green",
  "ca-chico-state": "midnight blue",
  "dc-hay-adams-hotel": "old gold",
  "fl-florida-theatre": "indigo",
  "fl-old-christ-church": "ember dusk",
  "ga-bell-house-valdosta": "plum",
  "hi-morgans-corner": "slate",
  "id-enders-hotel": "old gold",
  "ks-theorosas-bridge": "moss green",
  "md-westminster-burying-ground": "slate",
  "me-biddeford-city-theater": "indigo",
  "mn-fitzgerald-theater": "midnight blue",
  "mo-zombie-road": "indigo",
  "mt-bannack": "spruce teal",
  "nc-helens-bridge": "plum",
  "nd-san-haven-sanatorium": "midnight blue",
  "nm-tucumcari-historical-museum": "slate",
  "or-heceta-head-lighthouse": "midnight blue",
  "pa-pennhurst": "plum",
  "sd-fairmont-hotel": "indigo",
  "va-crawford-road": "midnight blue",
  "vt-college-hall": "indigo",
};
