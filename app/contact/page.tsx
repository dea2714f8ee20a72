import { ContactForm } from '@/components/page/contact-form';
import { Faqs } from '@/components/page/faqs';
import { TextPage } from '@/components/page/text-page';
import { staticPage } from '@/content/pages';
import { contactPage as texts } from '@/content/pages/contact';
import { contactForm } from '@/content/services';
import { site } from '@/content/site';
import { pageMetadata } from '../page-metadata';

const page = staticPage('/contact/');

export const metadata = pageMetadata(page);

export default function ContactPage() {
  return (
    <TextPage page={page}>
      <p>{texts.lead}</p>
      <h2>{texts.emailTitle}</h2>
      <dl className="mt-3 space-y-2">
        <div>
          <dt className="text-muted text-sm">{texts.emailLabel}</dt>
          <dd>
            <a href={texts.mailto}>{site.supportEmail}</a>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{texts.responseLabel}</dt>
          <dd>{texts.response}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{texts.locationLabel}</dt>
          <dd>{texts.location}</dd>
        </div>
      </dl>
      <p>
        <a href={texts.mailto} className="button button-solid">
          {texts.writeNow}
        </a>
      </p>
      <p className="text-muted text-sm">{texts.leaveOut}</p>
      {contactForm && (
        <section>
          <h2>{texts.form.title}</h2>
          <p className="mb-3">{texts.form.about(contactForm.name)}</p>
          <ContactForm form={contactForm} />
        </section>
      )}
      <h2>{texts.supportTitle}</h2>
      <ul>
        {texts.support.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{texts.notCovered}</p>
      <Faqs faqs={texts.faqs} />
    </TextPage>
  );
}
