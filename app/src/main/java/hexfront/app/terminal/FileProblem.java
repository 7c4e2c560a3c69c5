package hexfront.app.terminal;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** Says in plain words what is wrong with a file. */
final class FileProblem {
  private FileProblem() {}

  static String words(@Nullable IOException problem) {
    return switch (problem) {
      case NoSuchFileException e -> "there is no file " + e.getFile();
      case AccessDeniedException e -> "no permission for the file " + e.getFile();
      case CharacterCodingException e -> "the file is not text in UTF-8";
      case null -> "the file cannot be read or written";
      default -> "cannot read or write the file: " + problem.getMessage();
    };
  }
}
