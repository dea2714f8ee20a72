import { ContactForm } from '@/components/page/contact-form';
import { Faqs } from '@/components/page/faqs';
import { staticPage } from '@/content/pages';
import { contactPage as words } from '@/content/pages/contact';
import { contactForm } from '@/content/services';
import { site } from '@/content/site';
import { pageMetadata } from '../page-metadata';
import { TextPage } from '../text-page';

const page = staticPage('/contact/');

export const metadata = pageMetadata(page);

export default function ContactPage() {
  const { open, loading, failed, label } = words.form;
  return (
    <TextPage page={page}>
      <p>{words.lead}</p>
      <h2>{words.emailTitle}</h2>
      <dl className="mt-3 space-y-2">
        <div>
          <dt className="text-muted text-sm">{words.emailLabel}</dt>
          <dd>
            <a href={words.mailto}>{site.supportEmail}</a>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{words.responseLabel}</dt>
          <dd>{words.response}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{words.locationLabel}</dt>
          <dd>{words.location}</dd>
        </div>
      </dl>
      <p>
        <a href={words.mailto} className="button button-solid">
          {words.writeNow}
        </a>
      </p>
      <p className="text-muted text-sm">{words.leaveOut}</p>
      {contactForm && (
        <section>
          <h2>{words.form.title}</h2>
          <p className="mb-3">{words.form.about(contactForm.name)}</p>
          <ContactForm form={contactForm} words={{ open, loading, failed, label }} />
        </section>
      )}
      <h2>{words.supportTitle}</h2>
      <ul>
        {words.support.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{words.notCovered}</p>
      <Faqs title={words.faqTitle} faqs={words.faqs} />
    </TextPage>
  );
}
