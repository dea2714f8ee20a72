/** What becomes of tax deducted or collected when no valid PAN was given: ss. 206AA and 206CC; for an inoperative PAN rule 114AAA. */
export const creditWithoutPan =
  'Without a PAN it does not reach your tax account, so you cannot claim it. With an inoperative PAN no refund is paid until the PAN is operative.';
