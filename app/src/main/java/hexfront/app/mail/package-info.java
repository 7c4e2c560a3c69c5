/**
 * Play by mail at the command line: letters are written from a game that was tried out, checked,
 * and carried out with published figures. {@link hexfront.app.mail.MailCommand} is the way in.
 */
@NullMarked
package hexfront.app.mail;

import org.jspecify.annotations.NullMarked;
