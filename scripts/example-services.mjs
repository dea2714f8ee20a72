/** Ids of services that exist nowhere: a build with them is for the tests of consent, analytics and the contact form. */
export const exampleServices = {
  NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-TEST',
  NEXT_PUBLIC_WEB_ANALYTICS_ID: 'G-TEST',
  NEXT_PUBLIC_SESSION_RECORDING_ID: 'clar1ty',
  NEXT_PUBLIC_CONTACT_FORM_PORTAL_ID: '1234567',
  NEXT_PUBLIC_CONTACT_FORM_ID: 'abcd-ef',
};
